package com.noteharbor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;

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

    private static PricingContext contextOf(String plan) {
        PricingContext context = mock(PricingContext.class, CALLS_REAL_METHODS);
        doReturn("pricing/noteharbor.yml").when(context).getConfigFilePath();
        doReturn("bm90ZWhhcmJvci1zZWNyZXQtb2YtdGhlLXRlc3RzMTI=").when(context).getJwtSecret();
        doReturn(plan).when(context).getUserPlan();
        doReturn(List.of()).when(context).getUserAddOns();
        doReturn(Map.of("username", "ada", "notes", 3)).when(context).getUserContext();
        return context;
    }

    private static boolean decide(String plan, String feature, boolean old, String... properties) {
        boolean[] result = new boolean[1];
        new ApplicationContextRunner()
                .withBean(PricingContext.class, () -> contextOf(plan))
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
