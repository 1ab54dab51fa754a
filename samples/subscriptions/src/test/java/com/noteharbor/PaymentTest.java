package com.noteharbor;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;

import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

/** The page "Change the plan when a payment arrives". It is noon on 31 January 2025. */
@ExtendWith(OutputCaptureExtension.class)
class PaymentTest extends DatabaseTest {

    private static final long NOON = Instant.parse("2025-01-31T12:00:00Z").getEpochSecond();

    @Autowired
    private MockMvc mvc;

    @Autowired
    private Payments payments;

    @Autowired
    private Reconciliation reconciliation;

    @Autowired
    private NoteHarborPricingContext pricingContext;

    @Autowired
    private WebhookSignature signature;

    @Autowired
    private PlanFit planFit;

    @Autowired
    private Usage usage;

    @Autowired
    private UnsafeService unsafe;

    // region: plan-test
    @Test
    void thePlanOfTheEventIsInTheNextPricingToken() throws Exception {
        assertThat(featuresOf("ben").get("pdfExport")).containsEntry("eval", false);

        send(event("evt_1", NOON, "STUDIO", "notePack")).andExpect(status().isNoContent());

        assertThat(featuresOf("ben").get("pdfExport")).containsEntry("eval", true);
        assertThat(featuresOf("ben").get("notes")).containsEntry("limit", 2500.0);
    }
    // endregion: plan-test

    @Test
    void theSignatureOfAKnownEventIsCorrect() {
        // printf '1738324800.{}' | openssl dgst -sha256 -hmac 'the webhook secret of the tests'
        assertThat(signature.isValid("t=1738324800,v1=540ba4fd18ff8a6e5a73436ec075b16c25185dd7e084728f45f25af36b100ba4", "{}".getBytes(StandardCharsets.UTF_8))).isTrue();
    }

    // region: forged-test
    @Test
    void aForgedEventIsRejected() throws Exception {
        String body = event("evt_1", NOON, "STUDIO");
        String forged = body.replace("STUDIO", "TEAM");

        mvc.perform(webhook(forged).header("Webhook-Signature", sign(NOON, body))).andExpect(status().isBadRequest());
        mvc.perform(webhook(forged).header("Webhook-Signature", "forged")).andExpect(status().isBadRequest());
        mvc.perform(webhook(forged)).andExpect(status().isBadRequest());

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");
    }

    @Test
    void aRequestThatIsReplayedAfterFiveMinutesIsRejected() throws Exception {
        String body = event("evt_1", NOON, "STUDIO");
        String header = sign(NOON, body);

        clock.set("2025-01-31T12:05:01Z");
        mvc.perform(webhook(body).header("Webhook-Signature", header)).andExpect(status().isBadRequest());
        clock.set("2025-01-31T12:05:00Z");
        mvc.perform(webhook(body).header("Webhook-Signature", header)).andExpect(status().isNoContent());
    }
    // endregion: forged-test

    // region: repeated-test
    @Test
    void aRepeatedEventIsAcceptedButNotAppliedAgain() throws Exception {
        send(event("evt_1", NOON, "STUDIO"));
        setPlan("ben", "TEAM");

        send(event("evt_1", NOON, "STUDIO")).andExpect(status().isNoContent());

        assertThat(subscriptions.of("ben").plan()).isEqualTo("TEAM");
    }

    @Test
    void aLateEventDoesNotReplaceANewerOne() throws Exception {
        send(event("evt_2", NOON - 60, "TEAM"));

        send(event("evt_1", NOON - 120, "STUDIO", "notePack")).andExpect(status().isNoContent());

        assertThat(subscriptions.of("ben").plan()).isEqualTo("TEAM");
        assertThat(subscriptions.addOnsOf("ben")).isEmpty();
    }
    // endregion: repeated-test

    @Test
    void theSameEventInTwoRequestsAtTheSameTimeIsAppliedOnce() throws Exception {
        PaymentEvent event = new PaymentEvent("evt_1", NOON, "subscription.updated", "ben", "STUDIO", List.of("notePack"));

        acceptedOfTwo("ben", () -> payments.apply(event));

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
        assertThat(subscriptions.addOnsOf("ben")).containsExactly("notePack");
    }

    @Test
    void anEventThatArrivesThreeDaysLateIsAppliedIfTheProviderSignsTheAttemptAnew() throws Exception {
        String body = event("evt_1", NOON, "STUDIO");
        String firstAttempt = sign(NOON, body);
        clock.set("2025-02-03T12:00:00Z");

        mvc.perform(webhook(body).header("Webhook-Signature", firstAttempt)).andExpect(status().isBadRequest());
        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");

        send(body).andExpect(status().isNoContent());
        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
    }

    // region: reconciliation-tests
    @Test
    void anEventThatNeverArrivesIsReplacedByTheListOfTheProvider() {
        reconciliation.run(() -> List.of(new PaidSubscription("ben", "STUDIO", List.of("notePack"))));

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
        assertThat(subscriptions.addOnsOf("ben")).containsExactly("notePack");
    }

    @Test
    void aSubscriptionThatIsMissingInTheListHasEnded() throws Exception {
        send(event("evt_1", NOON - 60, "STUDIO", "notePack"));

        reconciliation.run(List::of);

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");
        assertThat(subscriptions.addOnsOf("ben")).isEmpty();
    }

    @Test
    void anEventThatArrivesWhileTheListIsLoadedHasPriority() {
        reconciliation.run(() -> {
            payments.apply(new PaymentEvent("evt_2", NOON, "subscription.updated", "ben", "TEAM", List.of()));
            return List.of(new PaidSubscription("ben", "STUDIO", List.of()));
        });

        assertThat(subscriptions.of("ben").plan()).isEqualTo("TEAM");
    }

    @Test
    void anEventThatIsOlderThanTheListHasNoEffect() throws Exception {
        reconciliation.run(() -> List.of(new PaidSubscription("ben", "TEAM", List.of())));

        send(event("evt_1", NOON - 60, "STUDIO")).andExpect(status().isNoContent());

        assertThat(subscriptions.of("ben").plan()).isEqualTo("TEAM");
    }
    // endregion: reconciliation-tests

    @Test
    void anUnknownPlanInTheListIsLoggedAndTheOthersAreCorrected(CapturedOutput log) {
        reconciliation.run(() -> List.of(
                new PaidSubscription("eve", "STUDIO", List.of()),
                new PaidSubscription("ada", "STUDIO_2026", List.of()),
                new PaidSubscription("ben", "STUDIO", List.of())));

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
        assertThat(log).contains("Unknown plan STUDIO_2026").contains("Unknown customer eve");
    }

    @Test
    void withoutTheListOfTheProviderNothingChanges() throws Exception {
        send(event("evt_1", NOON - 60, "STUDIO"));

        assertThatThrownBy(() -> reconciliation.run(() -> {
            throw new IllegalStateException("The second page is missing");
        })).isInstanceOf(IllegalStateException.class);

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
    }

    @Test
    void plansThatTheProviderHasNotSetAreKeptAndEqualOnesAreNotReported(CapturedOutput log) throws Exception {
        setPlan("ada", "TEAM");
        send(event("evt_1", NOON - 60, "STUDIO", "notePack"));

        reconciliation.run(() -> List.of(new PaidSubscription("ben", "STUDIO", List.of("notePack"))));

        assertThat(subscriptions.of("ada").plan()).isEqualTo("TEAM");
        assertThat(subscriptions.addOnsOf("ben")).containsExactly("notePack");
        assertThat(log).doesNotContain("Corrected");
    }

    // region: unknown-test
    @Test
    void anUnknownPlanIsRejectedAndCanBeSentAgain() throws Exception {
        send(event("evt_1", NOON, "STUDIO_2026")).andExpect(status().isUnprocessableEntity());
        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");

        send(event("evt_1", NOON, "STUDIO")).andExpect(status().isNoContent());
        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
    }
    // endregion: unknown-test

    @Test
    void unknownAddOnsAndCustomersAreRejected() throws Exception {
        send(event("evt_1", NOON, "STUDIO", "nonePack")).andExpect(status().isUnprocessableEntity());
        send(event("evt_2", NOON, "STUDIO").replace("\"ben\"", "\"eve\"")).andExpect(status().isUnprocessableEntity());

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");
    }

    @Test
    void theEndOfTheSubscriptionRestoresTheFreePlanAndKeepsTheNotes() throws Exception {
        send(event("evt_1", NOON - 60, "STUDIO", "notePack"));
        saveNotes("ben", 60);

        send("""
                {"id": "evt_2", "created": %d, "type": "subscription.ended", "customer": "ben"}""".formatted(NOON));

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");
        assertThat(subscriptions.addOnsOf("ben")).isEmpty();
        assertThat(featuresOf("ben").get("notes")).containsEntry("eval", false).containsEntry("used", 60);
    }

    @Test
    void aGuardedDeletionIsRolledBackUnlessTheNotesThenFit() {
        saveNotes("ben", 52);
        logIn("ben");

        assertThatThrownBy(() -> unsafe.deleteOne("ben")).isInstanceOf(PricingPlanEvaluationException.class);
        assertThat(usage.notes("ben")).isEqualTo(52);

        jdbc.sql("delete from note where id = (select min(id) from note where owner = 'ben')").update();
        unsafe.deleteOne("ben");
        assertThat(usage.notes("ben")).isEqualTo(50);
    }

    @Test
    void theNotesAreComparedWithTheLimitOfAnotherPlan() {
        setPlan("ben", "STUDIO");
        saveNotes("ben", 60);
        logIn("ben");

        assertThat(planFit.fits("STARTER", List.of())).isFalse();
        assertThat(planFit.fits("STARTER", List.of("notePack"))).isTrue();
        assertThat(subscriptions.of("ben").plan()).isEqualTo("STUDIO");
    }

    @Test
    void thePricingContextFailsWithoutAUser() {
        assertThatThrownBy(pricingContext::getUserPlan).isInstanceOf(NullPointerException.class);
    }

    @Test
    void anotherTypeOfEventChangesNothing() throws Exception {
        send(event("evt_1", NOON, "STUDIO").replace("subscription.updated", "invoice.created"))
                .andExpect(status().isNoContent());

        assertThat(subscriptions.of("ben").plan()).isEqualTo("STARTER");
    }

    @Test
    void onlyTheWebhookIsPublic() throws Exception {
        mvc.perform(get("/webhooks/payments")).andExpect(status().isUnauthorized());
        mvc.perform(get("/")).andExpect(status().isUnauthorized());
    }

    // region: send
    private ResultActions send(String body) throws Exception {
        long now = clock.instant().getEpochSecond();
        return mvc.perform(webhook(body).header("Webhook-Signature", sign(now, body)));
    }

    private static MockHttpServletRequestBuilder webhook(String body) {
        return post("/webhooks/payments").contentType(MediaType.APPLICATION_JSON).content(body);
    }

    private String sign(long time, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return "t=" + time + ",v1=" + HexFormat.of().formatHex(signature.sign(time, bytes));
    }

    private static String event(String id, long created, String plan, String... addOns) {
        String names = addOns.length == 0 ? "" : '"' + String.join("\", \"", addOns) + '"';
        return """
                {"id": "%s", "created": %d, "type": "subscription.updated",
                 "customer": "ben", "plan": "%s", "addOns": [%s]}""".formatted(id, created, plan, names);
    }
    // endregion: send
}
