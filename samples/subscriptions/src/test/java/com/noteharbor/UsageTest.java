package com.noteharbor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.stream.Stream;

import io.github.isagroup.annotations.PricingPlanAwareAspect;
import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.aop.aspectj.annotation.AspectJProxyFactory;
import org.springframework.aop.framework.Advised;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.Ordered;
import org.springframework.core.io.Resource;
import org.springframework.transaction.interceptor.TransactionInterceptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The page "Store subscriptions and usage in a database". */
class UsageTest extends DatabaseTest {

    @Autowired
    private NoteService notes;

    @Autowired
    private SummaryService summaries;

    @Autowired
    private Usage usage;

    @Autowired
    private UnsafeService unsafe;

    @Test
    void aNewCustomerHasTheFreePlan() {
        assertThat(featuresOf("ben").get("pdfExport")).containsEntry("eval", false);
        assertThat(featuresOf("ben").get("notes")).containsEntry("used", 0).containsEntry("limit", 50);
    }

    @Test
    void existingCustomersGetTheFreePlan(@Value("classpath:existing-customers.sql") Resource script)
            throws IOException {
        jdbc.sql("delete from subscription where username = 'ben'").update();

        jdbc.sql(script.getContentAsString(StandardCharsets.UTF_8)).update();

        assertThat(featuresOf("ben").get("notes")).containsEntry("limit", 50);
    }

    // region: period-test
    @ParameterizedTest
    @CsvSource({
            "2025-01-31, 2025-01-31",
            "2025-02-27, 2025-01-31",
            "2025-02-28, 2025-02-28",
            "2025-03-30, 2025-02-28",
            "2025-03-31, 2025-03-31",
            "2026-01-30, 2025-12-31"})
    void aPeriodStartsEachMonth(LocalDate day, LocalDate start) {
        Subscription subscription = new Subscription("TEAM", "2025-spring", LocalDate.parse("2025-01-31"));

        assertThat(subscription.periodStart(day)).isEqualTo(start);
    }

    @Test
    void usageStartsAtZeroInTheNextPeriod() {
        setPlan("ada", "TEAM");
        useSummaries("ada", 300);
        logIn("ada");
        assertThatThrownBy(() -> summaries.count("ada")).isInstanceOf(PricingPlanEvaluationException.class);

        clock.set("2025-02-28T00:00:00Z");
        summaries.count("ada");

        assertThat(usage.inPeriod("ada", "aiSummaries")).isEqualTo(1);
    }
    // endregion: period-test

    // region: race-tests
    @Test
    void withoutALockTwoRequestsSaveTheLastNote() throws Exception {
        saveNotes("ben", 49);

        assertThat(acceptedOfTwo("ben", () -> unsafe.createWithoutLock("ben"))).isEqualTo(2);
        assertThat(usage.notes("ben")).isEqualTo(51);
    }

    @Test
    void withTheLockOneRequestSavesTheLastNote() throws Exception {
        saveNotes("ben", 49);

        assertThat(acceptedOfTwo("ben", () -> notes.create("ben", "A note"))).isEqualTo(1);
        assertThat(usage.notes("ben")).isEqualTo(50);
    }
    // endregion: race-tests

    @Test
    void theTransactionEnclosesTheGuard() {
        Ordered transaction = (Ordered) Stream.of(((Advised) notes).getAdvisors())
                .filter(advisor -> advisor.getAdvice() instanceof TransactionInterceptor).findFirst().orElseThrow();

        assertThat(transaction.getOrder()).isLessThan(Ordered.LOWEST_PRECEDENCE); // the order of the guard
    }

    // region: order-test
    @Test
    void ifTheGuardEnclosesTheTransactionTheRejectedNoteIsSaved(
            @Autowired PricingPlanAwareAspect guard, @Autowired TransactionInterceptor transaction) throws Exception {
        AspectJProxyFactory wrongOrder = new AspectJProxyFactory(new NoteService(jdbc, subscriptions));
        wrongOrder.addAspect(guard);
        wrongOrder.addAdvice(transaction);
        NoteService service = wrongOrder.getProxy();
        saveNotes("ben", 49);

        assertThat(acceptedOfTwo("ben", () -> service.create("ben", "A note"))).isEqualTo(1);
        assertThat(usage.notes("ben")).isEqualTo(51);
    }
    // endregion: order-test

    @Test
    void aCounterThatIsComputedInJavaLosesASummary() throws Exception {
        setPlan("ada", "TEAM");
        useSummaries("ada", 299);

        assertThat(acceptedOfTwo("ada", () -> unsafe.countInJava("ada"))).isEqualTo(2);
        assertThat(usage.inPeriod("ada", "aiSummaries")).isEqualTo(300);
    }

    @Test
    void aCounterThatIsComputedInSqlAcceptsOneRequest() throws Exception {
        setPlan("ada", "TEAM");
        useSummaries("ada", 299);

        assertThat(acceptedOfTwo("ada", () -> summaries.count("ada"))).isEqualTo(1);
        assertThat(usage.inPeriod("ada", "aiSummaries")).isEqualTo(300);
    }

    @Test
    void bothFirstSummariesOfAPeriodAreCounted() throws Exception {
        setPlan("ada", "TEAM");

        assertThat(acceptedOfTwo("ada", () -> summaries.count("ada"))).isEqualTo(2);
        assertThat(usage.inPeriod("ada", "aiSummaries")).isEqualTo(2);
    }

    private void useSummaries(String username, int count) {
        jdbc.sql("insert into usage_counter (username, counter, period_start, used) values (?, 'aiSummaries', ?, ?)")
                .params(username, LocalDate.parse("2025-01-31"), count).update();
    }
}
