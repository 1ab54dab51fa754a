package com.noteharbor.demo;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;

import com.jayway.jsonpath.JsonPath;
import org.junit.jupiter.api.Test;
// <if sample>
import org.springframework.test.context.ActiveProfiles;
// </if sample>

import static org.assertj.core.api.Assertions.assertThat;

// <if sample>
@ActiveProfiles("own-jwt")
// </if sample>
class OwnJwtLoginTest extends RealServer {

    @Test
    void everyDemoUserCanLogIn() throws Exception {
        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            String authToken = JsonPath.read(logIn(demo.username(), demo.password()).body(), "authToken");
            theUserHasATokenAndUsesAFeature("Authorization", "Bearer " + authToken);
        }
    }

    @Test
    void aWrongPasswordIsRejected() throws Exception {
        assertThat(logIn(DemoUsers.ALL.get(0).username(), "wrong").statusCode()).isEqualTo(401);
    }

    private HttpResponse<String> logIn(String username, String password) throws Exception {
        return send(request("/api/login").header("Content-Type", "application/json").POST(BodyPublishers.ofString(
                "{\"username\": \"%s\", \"password\": \"%s\"}".formatted(username, password))));
    }
}
