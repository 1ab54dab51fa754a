package com.noteharbor;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

import static org.assertj.core.api.Assertions.assertThat;

class CorsTest extends NoteHarborTest {

    private static final String FRONT_END = "http://localhost:5173";

    @Test
    void thePreflightAllowsBothTokenHeaders() {
        HttpHeaders headers = origin(FRONT_END);
        headers.setAccessControlRequestMethod(HttpMethod.GET);
        headers.setAccessControlRequestHeaders(List.of("authorization", "pricing-token"));

        ResponseEntity<String> response = exchange(HttpMethod.OPTIONS, headers);

        assertThat(response.getStatusCode()).isEqualTo(HttpStatus.OK);
        assertThat(response.getHeaders().getAccessControlAllowOrigin()).isEqualTo(FRONT_END);
        assertThat(response.getHeaders().getAccessControlAllowHeaders())
                .containsExactlyInAnyOrder("authorization", "pricing-token");
    }

    @Test
    void theBrowserMayReadTheRenewedToken() {
        HttpHeaders headers = origin(FRONT_END);
        headers.setBearerAuth(logIn("ben").authToken());

        ResponseEntity<String> response = exchange(HttpMethod.GET, headers);

        assertThat(response.getHeaders()).containsKey(PRICING_TOKEN);
        assertThat(response.getHeaders().getAccessControlExposeHeaders()).containsExactly(PRICING_TOKEN);
    }

    @Test
    void otherOriginsAreRejected() {
        HttpHeaders headers = origin("http://elsewhere.example");
        headers.setAccessControlRequestMethod(HttpMethod.GET);

        assertThat(exchange(HttpMethod.OPTIONS, headers).getStatusCode()).isEqualTo(HttpStatus.FORBIDDEN);
    }

    private static HttpHeaders origin(String origin) {
        HttpHeaders headers = new HttpHeaders();
        headers.setOrigin(origin);
        return headers;
    }

    private ResponseEntity<String> exchange(HttpMethod method, HttpHeaders headers) {
        return http.exchange("/api/notes", method, new HttpEntity<>(headers), String.class);
    }
}
