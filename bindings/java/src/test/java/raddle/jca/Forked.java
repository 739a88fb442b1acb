package raddle.jca;

import java.util.ArrayList;
import java.util.List;

/** A program in its own virtual machine, of the version that runs the tests. */
final class Forked {
    final int status;
    final String output;

    private Forked(int status, String output) {
        this.status = status;
        this.output = output;
    }

    static Forked run(List<String> options, String... program) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        if (Runtime.version().feature() >= 22) {
            command.add("--enable-native-access=ALL-UNNAMED");
        }
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        // As in the virtual machine of the tests, unless the options say otherwise.
        command.add("-Draddle.services=" + System.getProperty("raddle.services", ""));
        command.addAll(options);
        command.addAll(List.of(program));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        return new Forked(process.waitFor(), output);
    }
}
