package com.noteharbor;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FilepathException;
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
        application.withBean(PricingContext.class, () -> new TestUser("STARTER", 0)).run(context ->
                assertThat(context).getFailure().rootCause().hasMessage(
                        "Could not resolve placeholder 'petclinic.app.jwtSecret' in value \"${petclinic.app.jwtSecret}\""));
    }

    @Test
    void thePropertyAcceptsAnyValue() {
        application.withBean(PricingContext.class, () -> new TestUser("STARTER", 0))
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
    void anUnknownAddOnIsSkipped() {
        PricingEvaluatorUtil evaluator = new PricingEvaluatorUtil(new TestUser("STARTER+goldPack", 0));

        assertThat(evaluator.generateUserToken()).isNotBlank();
    }
}
