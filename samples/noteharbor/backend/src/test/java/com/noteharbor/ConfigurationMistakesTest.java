package com.noteharbor;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FilepathException;
import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import io.github.isagroup.filters.RenewTokenFilter;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.context.PropertyPlaceholderAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Errors of the library if a step of the configuration is missing. */
class ConfigurationMistakesTest {

    private final ApplicationContextRunner application = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(PropertyPlaceholderAutoConfiguration.class))
            .withBean(PricingJwtUtils.class)
            .withBean(PricingEvaluatorUtil.class)
            .withBean(RenewTokenFilter.class);

    @Test
    void theFilterNeedsTheProperty() {
        application.withBean(PricingContext.class, () -> contextFor("STARTER", List.of())).run(context ->
                assertThat(context).getFailure().rootCause().hasMessage(
                        "Could not resolve placeholder 'petclinic.app.jwtSecret' in value \"${petclinic.app.jwtSecret}\""));
    }

    @Test
    void thePropertyAcceptsAnyValue() {
        application.withBean(PricingContext.class, () -> contextFor("STARTER", List.of()))
                .withPropertyValues("petclinic.app.jwtSecret=")
                .run(context -> assertThat(context).hasNotFailed());
    }

    @Test
    void theLibraryNeedsAPricingContext() {
        application.withPropertyValues("petclinic.app.jwtSecret=unused").run(context ->
                assertThat(context).getFailure().rootCause().hasMessageContaining(
                        "No qualifying bean of type 'io.github.isagroup.PricingContext' available"));
    }

    @Test
    void aFileThatIsNotThereIsReportedAsAnInvalidPath() {
        assertThatThrownBy(() -> YamlUtils.retrieveManagerFromYaml("pricing/missing.yml"))
                .isInstanceOf(FilepathException.class)
                .hasMessage("Either the file path is invalid or the file does not exist.");
    }

    @Test
    void thePlanMustExistInThePricing() {
        assertThatThrownBy(() -> tokenFor("GOLD", List.of()))
                .isInstanceOf(PricingPlanEvaluationException.class)
                .hasMessage("Error while retrieving plan context! "
                        + "Please check your configuration file or add a plan with the given name");
    }

    @Test
    void addOnsMustNotBeNull() {
        assertThatThrownBy(() -> tokenFor("STARTER", null))
                .isInstanceOf(PricingPlanEvaluationException.class)
                .hasMessage("Error while retrieving plan context! "
                        + "Please check your configuration file or add a plan with the given name");
    }

    @Test
    void anUnknownAddOnIsSkipped() {
        assertThat(tokenFor("STARTER", List.of("goldPack"))).isNotBlank();
    }

    private static String tokenFor(String plan, List<String> addOns) {
        return new PricingEvaluatorUtil(contextFor(plan, addOns)).generateUserToken();
    }

    private static PricingContext contextFor(String plan, List<String> addOns) {
        String secret = NoteHarborTest.newSecret();
        return new PricingContext() {

            @Override
            public String getConfigFilePath() {
                return "pricing/noteharbor.yml";
            }

            @Override
            public String getJwtSecret() {
                return secret;
            }

            @Override
            public Map<String, Object> getUserContext() {
                return Map.of("username", "cleo", "notes", 0, "aiSummaries", 0);
            }

            @Override
            public String getUserPlan() {
                return plan;
            }

            @Override
            public List<String> getUserAddOns() {
                return addOns;
            }
        };
    }
}
