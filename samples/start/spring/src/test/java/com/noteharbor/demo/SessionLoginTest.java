package com.noteharbor.demo;

import java.net.HttpCookie;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;

import org.junit.jupiter.api.Test;
// <if sample>
import org.springframework.test.context.ActiveProfiles;
// </if sample>

import static org.assertj.core.api.Assertions.assertThat;

// <if sample>
@ActiveProfiles("session")
// </if sample>
class SessionLoginTest extends RealServer {

    @Test
    void everyDemoUserLogsInAtTheServersAddressAndSeesTheToken() throws Exception {
        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            send(request("/").header("Accept", "text/html"));
            HttpResponse<String> page = send(request("/login")
                    .header("X-XSRF-TOKEN", csrf()).header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString("username=" + demo.username() + "&password=" + demo.password())));

            assertThat(page.uri()).hasPath("/api/pricing-token");
            assertThat(page.statusCode()).isEqualTo(200);
            theUserHasATokenAndUsesAFeature("X-XSRF-TOKEN", csrf());
        }
    }

    @Test
    void otherPagesLeadToTheLoginPage() throws Exception {
        HttpResponse<String> page = send(request("/").header("Accept", "text/html"));
        assertThat(page.uri()).hasPath("/login");
    }

    private String csrf() {
        return cookies.getCookieStore().getCookies().stream().filter(cookie -> cookie.getName().equals("XSRF-TOKEN"))
                .map(HttpCookie::getValue).findFirst().orElseThrow();
    }
}
