package com.noteharbor;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;

import com.noteharbor.accounts.Accounts.Subscription;
import com.noteharbor.security.LoginController.Tokens;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.MAP;

class RenewalTest extends NoteHarborTest {

    @Test
    void theResponseToARequestWithoutAPricingTokenContainsOne() {
        Tokens ben = logIn("ben");

        ResponseEntity<String> response = get("/api/notes", new Tokens(ben.authToken(), null));

        assertThat(pricingClaims(response.getHeaders().getFirst(PRICING_TOKEN)).getSubject()).isEqualTo("ben");
    }

    @Test
    void noTokenIsSentIfTheFeaturesAreUnchanged() {
        assertThat(get("/api/notes", logIn("ben")).getHeaders()).doesNotContainKey(PRICING_TOKEN);
    }

    @Test
    void theRequestAfterAPlanChangeReturnsANewToken() {
        Tokens ben = logIn("ben");

        ResponseEntity<String> change = post("/api/plan", ben, Map.of("plan", "STUDIO"));
        ResponseEntity<String> next = get("/api/notes", ben);

        assertThat(change.getHeaders()).doesNotContainKey(PRICING_TOKEN);
        assertThat(feature(next.getHeaders().getFirst(PRICING_TOKEN), "pdfExport")).asInstanceOf(MAP)
                .containsEntry("eval", true);
    }

    @Test
    void theStringNullCountsAsAMissingPricingToken() {
        assertThat(get("/api/notes", new Tokens(logIn("ben").authToken(), "null")).getHeaders())
                .containsKey(PRICING_TOKEN);
    }

    @Test
    void everySavedNoteRenewsTheTokenBecauseUsedIsPartOfTheFeatures() {
        Tokens ben = logIn("ben");

        ResponseEntity<String> saved = post("/api/notes", ben, Map.of("text", "First"));
        ResponseEntity<String> next = get("/api/notes", ben);

        assertThat(saved.getHeaders()).doesNotContainKey(PRICING_TOKEN);
        assertThat(feature(next.getHeaders().getFirst(PRICING_TOKEN), "notes"))
                .isEqualTo(Map.of("eval", true, "used", 1, "limit", 50));
    }

    @Test
    void anUnknownPlanFailsEachRequestOfTheUserAndNoOthers() {
        Tokens ben = logIn("ben");
        accounts.change("ben", new Subscription("PLATINUM", List.of()));

        assertThat(get("/api/notes", ben).getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(get("/api/no-such-page", ben).getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(get("/api/notes", logIn("ada")).getStatusCode()).isEqualTo(HttpStatus.OK);
    }

    @Test
    void aPricingTokenThatIsExpiredForgedOrNotAJwtFailsTheRequest() {
        String expired = pricingTokenSignedWith(pricingContext.getJwtSecret(), inDays(-1));
        String forged = pricingTokenSignedWith(newSecret(), inDays(1));
        for (String pricingToken : List.of(expired, forged, "not-a-token")) {
            ResponseEntity<String> response = get("/api/notes", new Tokens(logIn("ben").authToken(), pricingToken));

            assertThat(response.getStatusCode()).as(pricingToken).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
            assertThat(response.getHeaders()).doesNotContainKey(PRICING_TOKEN);
        }
    }

    @Test
    void anInvalidPricingTokenIsIgnoredWithoutALogin() {
        assertThat(get("/api/notes", new Tokens("not-a-token", "not-a-token")).getStatusCode())
                .isEqualTo(HttpStatus.UNAUTHORIZED);
    }

    private static Date inDays(int days) {
        return Date.from(Instant.now().plus(Duration.ofDays(days)));
    }
}
