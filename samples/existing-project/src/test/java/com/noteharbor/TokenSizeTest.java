package com.noteharbor;

import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletResponse;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.RequestEntity;
import org.springframework.test.context.ActiveProfiles;

import static org.assertj.core.api.Assertions.assertThat;

/** Tomcat limits the size of all headers of a request, and of a response. */
class TokenSizeTest {

    private static final String SECRET = "noteharbor.pricing-secret="
            + "dGhlIHByaWNpbmcgc2VjcmV0IG9mIHRoZSB0ZXN0cywgMDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDEyMw==";

    /** Adds a token to each response. The length is the query of the URL. */
    @TestConfiguration
    static class NewTokens {

        @Bean
        FilterRegistrationBean<Filter> newTokens() {
            FilterRegistrationBean<Filter> bean = new FilterRegistrationBean<>((request, response, chain) -> {
                int length = Integer.parseInt(request.getParameter("length"));
                ((HttpServletResponse) response).setHeader("Pricing-Token", "x".repeat(length));
                chain.doFilter(request, response);
            });
            bean.setOrder(Integer.MIN_VALUE);
            return bean;
        }
    }

    /** 401 means that the application has processed the request. */
    private static HttpStatusCode statusOf(TestRestTemplate client, int requestLength, int responseLength) {
        var request = RequestEntity.get("/api/pricing-token?length={length}", responseLength)
                .header("Pricing-Token", "x".repeat(requestLength)).build();
        return client.exchange(request, String.class).getStatusCode();
    }

    @Nested
    @SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT, properties = SECRET)
    @ActiveProfiles("session")
    @Import(NewTokens.class)
    class WithoutSettings {

        @Test
        void aTokenOf9000CharactersIsRejected(@Autowired TestRestTemplate client) {
            assertThat(statusOf(client, 7_000, 7_000)).isEqualTo(HttpStatus.UNAUTHORIZED);
            assertThat(statusOf(client, 9_000, 0)).isEqualTo(HttpStatus.BAD_REQUEST);
            assertThat(statusOf(client, 0, 9_000)).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        }
    }

    @Nested
    @SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT, properties = {SECRET,
            "server.max-http-request-header-size=32KB",
            "server.tomcat.max-http-response-header-size=32KB",
    })
    @ActiveProfiles("session")
    @Import(NewTokens.class)
    class WithALargerLimit {

        @Test
        void aTokenOf13000CharactersIsAccepted(@Autowired TestRestTemplate client) {
            assertThat(statusOf(client, 13_000, 13_000)).isEqualTo(HttpStatus.UNAUTHORIZED);
        }
    }
}
