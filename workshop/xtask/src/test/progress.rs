//! Shows which steps are running. A terminal shows a line for each running step, with its seconds; elsewhere, a line is
//! printed when a step begins.

use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

/// The display while steps run.
pub(super) struct Progress {
    lines: MultiProgress,
    count: ProgressBar,
    on_terminal: bool,
}

impl Progress {
    pub(super) fn new(steps: usize) -> Self {
        let lines = MultiProgress::new();
        let count = lines.add(ProgressBar::new(steps as u64));
        count.set_style(style("{pos} of {len} steps, {elapsed}"));
        count.enable_steady_tick(Duration::from_secs(1));
        Progress { on_terminal: !lines.is_hidden(), lines, count }
    }

    /// Shows that a step is running, until the bar is passed to [`Progress::end`].
    pub(super) fn begin(&self, name: &str) -> ProgressBar {
        if !self.on_terminal {
            println!("{name} ...");
        }
        let bar = self.lines.insert_before(&self.count, ProgressBar::new_spinner());
        bar.set_style(style("  {msg} {elapsed}"));
        bar.set_message(name.to_owned());
        bar.enable_steady_tick(Duration::from_secs(1));
        bar
    }

    /// Prints how a step ended.
    pub(super) fn end(&self, bar: &ProgressBar, line: &str) {
        bar.finish_and_clear();
        self.count.inc(1);
        self.print(line);
    }

    /// Prints text above the lines of the running steps.
    pub(super) fn print(&self, text: &str) {
        self.lines.suspend(|| println!("{text}"));
    }

    /// Removes the lines.
    pub(super) fn finish(self) {
        self.count.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a template without conditions")
}
