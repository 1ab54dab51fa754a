package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.noteharbor.pricing.LimitHandler;
import com.noteharbor.pricing.PricingTokenController;
import com.noteharbor.pricing.PricingTokens;
import io.github.isagroup.PricingContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.domain.EntityScan;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.transaction.annotation.EnableTransactionManagement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** The application starts after each step of the guide, with the classes that the reader has then. */
class StepsTest {

    private static final Path SECRETS = Path.of("secrets.properties");

    /** The application before the guide. */
    @Configuration
    @EnableAutoConfiguration
    @EntityScan(basePackageClasses = Account.class)
    @EnableJpaRepositories(basePackageClasses = Account.class)
    static class Existing {
    }

    @Configuration
    @ComponentScan("io.github.isagroup")
    @EnableTransactionManagement(order = 0)
    static class Scan {
    }

    static Stream<Arguments> steps() {
        List<Class<?>> existing = List.of(Existing.class);
        List<Class<?>> context = List.of(Existing.class, Scan.class, NoteHarborPricingContext.class);
        List<Class<?>> endpoint = List.of(Existing.class, Scan.class, NoteHarborPricingContext.class, NoteService.class,
                LimitHandler.class, PricingTokens.class, PricingTokenController.class);
        return Stream.of(arguments("3", existing, null), arguments("4", context, "c2VjcmV0"),
                arguments("6", endpoint, "c2VjcmV0"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("steps")
    void startsAfterStep(String step, List<Class<?>> classes, String secret) throws IOException {
        assertThat(SECRETS).doesNotExist();
        Files.writeString(SECRETS, "noteharbor.pricing-secret=c2VjcmV0");
        try (ConfigurableApplicationContext application = start(classes)) {
            assertThat(application.getBeanProvider(PricingContext.class).stream().map(PricingContext::getJwtSecret))
                    .isEqualTo(Stream.ofNullable(secret).toList());
        } finally {
            Files.delete(SECRETS);
        }
    }

    @Test
    void doesNotStartWithoutASecret() {
        assertThat(SECRETS).doesNotExist();

        assertThatThrownBy(() -> start(List.of(Existing.class, Scan.class, NoteHarborPricingContext.class)))
                .hasStackTraceContaining("Could not resolve placeholder 'noteharbor.pricing-secret'");
    }

    private static ConfigurableApplicationContext start(List<Class<?>> classes) {
        return new SpringApplicationBuilder(classes.toArray(Class<?>[]::new))
                // The health checks of another guide are not among the classes of the steps.
                .properties("server.port=0", "management.endpoint.health.validate-group-membership=false")
                .run();
    }
}
