package com.noteharbor;

import java.util.Map;

import com.noteharbor.security.LoginController.Tokens;
import io.jsonwebtoken.Claims;
import io.jsonwebtoken.Jwts;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

import static org.assertj.core.api.Assertions.assertThat;

class LoginTest extends NoteHarborTest {

    @Test
    void theAuthorizationTokenIsSignedWithTheAuthSecret() {
        Claims claims = Jwts.parser().setSigningKey(pricingContext.getAuthJwtSecret())
                .parseClaimsJws(logIn("ada").authToken()).getBody();

        assertThat(claims.getSubject()).isEqualTo("ada");
        assertThat(claims.getExpiration()).isInTheFuture();
    }

    @Test
    void thePricingTokenContainsTheLimitsOfAdasSubscription() {
        Claims claims = pricingClaims(logIn("ada").pricingToken());

        assertThat(claims.getSubject()).isEqualTo("ada");
        assertThat(claims.get("userContext", Map.class))
                .isEqualTo(Map.of("username", "ada", "notes", 0, "aiSummaries", 0));
        assertThat(claims.get("planContext", Map.class).get("usageLimits"))
                .isEqualTo(Map.of("maxNotes", 2500.0, "maxSummaries", 20));
        assertThat(claims.get("features", Map.class).get("notes"))
                .isEqualTo(Map.of("eval", true, "used", 0, "limit", 2500.0));
    }

    @Test
    void thePricingTokenHasSixClaims() {
        assertThat(pricingClaims(logIn("ada").pricingToken()).keySet())
                .containsExactlyInAnyOrder("sub", "iat", "exp", "userContext", "planContext", "features");
    }

    @Test
    void aWrongPasswordIsRejected() {
        assertThat(http.postForEntity("/api/login", Map.of("username", "ada", "password", "wrong"), String.class)
                .getStatusCode()).isEqualTo(HttpStatus.UNAUTHORIZED);
    }

    @Test
    void requestsWithoutAValidAuthorizationTokenAreRejected() {
        assertThat(http.getForEntity("/api/notes", String.class).getStatusCode())
                .isEqualTo(HttpStatus.UNAUTHORIZED);
        assertThat(get("/api/notes", new Tokens("not-a-token", null)).getStatusCode())
                .isEqualTo(HttpStatus.UNAUTHORIZED);
    }
}
