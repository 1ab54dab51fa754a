package com.noteharbor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

@ExtendWith(OutputCaptureExtension.class)
class ComparisonTest {

    private static final class UserContext extends PricingContext {

        private final String plan;

        UserContext(String plan) {
            this.plan = plan;
        }

        @Override
        public String getConfigFilePath() {
            return "pricing/noteharbor.yml";
        }

        @Override
        public String getJwtSecret() {
            return "bm90ZWhhcmJvci1zZWNyZXQtb2YtdGhlLXRlc3RzMTI=";
        }

        @Override
        public String getUserPlan() {
            return plan;
        }

        @Override
        public List<String> getUserAddOns() {
            return List.of();
        }

        @Override
        public Map<String, Object> getUserContext() {
            return Map.of("username", "ada", "notes", 3);
        }
    }

    private static boolean decide(String plan, String feature, boolean old, String... properties) {
        boolean[] result = new boolean[1];
        new ApplicationContextRunner()
                .withBean(PricingContext.class, () -> new UserContext(plan))
                .withUserConfiguration(Comparison.class)
                .withPropertyValues(properties)
                .run(application -> result[0] = application.getBean(Comparison.class).decide(feature, old));
        return result[0];
    }

    // region: tests
    @Test
    void aDifferenceIsLoggedAndTheOldDecisionIsUsed(CapturedOutput output) {
        assertThat(decide("STUDIO", "pdfExport", false)).isFalse();
        assertThat(output).contains("[migration] pdfExport, plan STUDIO: old false, new true, used false");
    }

    @Test
    void theNewDecisionIsUsedAfterTheSwitch(CapturedOutput output) {
        assertThat(decide("STUDIO", "pdfExport", false, "migration.switched=calendarSync,pdfExport")).isTrue();
        assertThat(output).contains("[migration] pdfExport, plan STUDIO: old false, new true, used true");
    }

    @Test
    void equalDecisionsAreNotLogged(CapturedOutput output) {
        assertThat(decide("STARTER", "pdfExport", false)).isFalse();
        assertThat(output).doesNotContain("[migration]");
    }

    @Test
    void theOldDecisionIsUsedIfThePricingCannotBeEvaluated(CapturedOutput output) {
        assertThat(decide("GOLD", "pdfExport", true, "migration.switched=pdfExport")).isTrue();
        assertThat(output).contains("[migration] pdfExport: old true, new failed (");
    }

    @Test
    void theOldDecisionIsUsedIfThePricingHasNoSuchFeature(CapturedOutput output) {
        assertThat(decide("STUDIO", "goldPack", true)).isTrue();
        assertThat(output).contains("new failed (the pricing token has no feature goldPack), used true");
    }
    // endregion: tests
}
