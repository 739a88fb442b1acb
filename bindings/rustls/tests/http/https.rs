//! A hyper server, with curl as its client.

use std::{convert::Infallible, fs, process::Command, sync::Arc};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{Request, Response, body::Incoming, server::conn, service::service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::{
    body,
    common::{Certificate, plant_reply, server_config, suites},
    files::Files,
    runtime,
};

/// Answers with the body of the request.
async fn echo(request: Request<Incoming>) -> Result<Response<Full<Bytes>>, Infallible> {
    let body = request.into_body().collect().await.map(|body| body.to_bytes()).unwrap_or_default();
    Ok(Response::new(Full::new(body)))
}

async fn serve(listener: TcpListener, acceptor: TlsAcceptor) {
    while let Ok((socket, _)) = listener.accept().await {
        let Ok(stream) = acceptor.accept(socket).await else { continue };
        let is_http2 = stream.get_ref().1.alpn_protocol() == Some(b"h2");
        let stream = TokioIo::new(stream);
        // The client reports whether it got its answer.
        let _ = if is_http2 {
            conn::http2::Builder::new(TokioExecutor::new()).serve_connection(stream, service_fn(echo)).await
        } else {
            conn::http1::Builder::new().serve_connection(stream, service_fn(echo)).await
        };
    }
}

#[test]
fn curl_talks_to_hyper() {
    let Ok(version) = Command::new("curl").arg("--version").output() else {
        println!("skipped: no program curl for HTTP over rustls");
        return;
    };
    let version = String::from_utf8_lossy(&version.stdout);
    let version: Vec<_> = version.split_whitespace().take(2).collect();
    let body = body();
    let mut met = 0;
    for suite in suites() {
        let certificate = Certificate::new(suite);
        let files = Files::new(&certificate);
        fs::write(files.path("body"), &body).unwrap();
        let mut config = server_config(rustls_raddle::default_provider(), suite, &certificate);
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        for (option, name) in [("--http1.1", "1.1"), ("--http2", "2")] {
            let acceptor = TlsAcceptor::from(Arc::new(config.clone()));
            let output = runtime().block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                let port = listener.local_addr().unwrap().port();
                let mut curl = Command::new("curl");
                curl.args(["--silent", "--show-error", "--noproxy", "*", "--max-time", "60", option]);
                curl.args(["--cacert", &files.certificate(), "--data-binary", &format!("@{}", files.path("body"))]);
                curl.args(["--write-out", "%{http_version}", "--output", &files.path("back")]);
                curl.args(["--resolve", &format!("localhost:{port}:127.0.0.1"), &format!("https://localhost:{port}/")]);
                tokio::spawn(serve(listener, acceptor));
                tokio::task::spawn_blocking(move || curl.output().unwrap()).await.unwrap()
            });
            assert!(output.status.success(), "{suite:?}: {}", String::from_utf8_lossy(&output.stderr));
            assert_eq!(String::from_utf8_lossy(&output.stdout), name, "{suite:?}");
            let mut back = fs::read(files.path("back")).unwrap();
            plant_reply(&mut back);
            assert!(back == body, "{suite:?}");
            met += 1;
        }
    }
    println!("report: hyper with raddle as server of {}: {met} pairs of HTTP/1.1 or 2 and a suite", version.join(" "));
}
