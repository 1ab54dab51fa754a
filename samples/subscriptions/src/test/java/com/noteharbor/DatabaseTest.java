package com.noteharbor;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.transaction.support.TransactionTemplate;

/** Ada and Ben register on 31 January 2025. All test classes share one application. */
@SpringBootTest(properties = {
        "noteharbor.pricing-secret=dGhlIHByaWNpbmcgc2VjcmV0IG9mIHRoZSB0ZXN0cw==",
        "noteharbor.webhook-secret=the webhook secret of the tests"})
@AutoConfigureMockMvc
abstract class DatabaseTest {

    @Autowired
    protected JdbcClient jdbc;

    @Autowired
    protected TestClock clock;

    @Autowired
    protected Subscriptions subscriptions;

    @Autowired
    private TransactionTemplate transaction;

    @Autowired
    private PricingEvaluatorUtil evaluator;

    @Autowired
    private PricingJwtUtils jwtUtils;

    @BeforeEach
    void registerCustomers() {
        for (String table : List.of("payment_event", "note", "usage_counter", "subscription_add_on", "subscription", "customer")) {
            jdbc.sql("delete from " + table).update();
        }
        clock.set("2025-01-31T12:00:00Z");
        subscriptions.register("ada");
        subscriptions.register("ben");
    }

    @AfterEach
    void logOut() {
        SecurityContextHolder.clearContext();
    }

    protected static void logIn(String username) {
        SecurityContextHolder.getContext()
                .setAuthentication(UsernamePasswordAuthenticationToken.authenticated(username, null, List.of()));
    }

    protected void setPlan(String username, String plan) {
        jdbc.sql("update subscription set plan = ? where username = ?").params(plan, username).update();
    }

    protected void saveNotes(String owner, int count) {
        for (int i = 0; i < count; i++) {
            jdbc.sql("insert into note (owner, text) values (?, 'A note')").param(owner).update();
        }
    }

    protected Map<String, Map<String, Object>> featuresOf(String username) {
        logIn(username);
        return jwtUtils.getFeaturesFromJwtToken(evaluator.generateUserToken());
    }

    // region: two-requests
    /** Makes a second call during the first. Returns how many were accepted. */
    protected int acceptedOfTwo(String username, Runnable call) throws Exception {
        CompletableFuture<Integer> second = new CompletableFuture<>();
        int first = transaction.execute(status -> {
            int accepted = accepted(username, call);
            second.completeAsync(() -> accepted(username, call));
            waitBriefly(second);
            return accepted;
        });
        return first + second.get(5, TimeUnit.SECONDS);
    }

    private static int accepted(String username, Runnable call) {
        logIn(username);
        try {
            call.run();
            return 1;
        } catch (PricingPlanEvaluationException e) {
            return 0;
        }
    }

    /** A call that has to wait for a lock does not return within this time. */
    private static void waitBriefly(CompletableFuture<Integer> call) {
        try {
            call.get(300, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // The call waits for the first transaction.
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
    // endregion: two-requests
}
