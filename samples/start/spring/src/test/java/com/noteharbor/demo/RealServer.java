package com.noteharbor.demo;

import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

import static org.assertj.core.api.Assertions.assertThat;

/** A server and a client with cookies. MockMvc would not have the limits of headers. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
abstract class RealServer {

    final CookieManager cookies = new CookieManager();
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).followRedirects(Redirect.NORMAL).build();

    @LocalServerPort
    private int port;

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    /** As a front end does: it sends the pricing token with each request. */
    void theUserHasATokenAndUsesAFeature(String header, String value) throws Exception {
        HttpResponse<String> response = send(request("/api/pricing-token").header(header, value));
        assertThat(response.statusCode()).isEqualTo(200);
        String token = response.headers().firstValue("Pricing-Token").orElseThrow();
        // <each first feature>
        HttpRequest.Builder use = request("/api/features/pdf-export").POST(BodyPublishers.noBody());
        assertThat(send(use.header(header, value).header("Pricing-Token", token)).statusCode()).isIn(200, 403);
        // </each first feature>
    }
}
