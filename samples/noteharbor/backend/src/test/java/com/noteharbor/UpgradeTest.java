package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

import io.github.isagroup.exceptions.VersionException;
import io.github.isagroup.models.Plan;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

/** The page "Upgrading": Pricing4Java 5.5.2 reads the pricing file of docs 1.4.0 and 2.0.0. */
class UpgradeTest {

    private static final Path OLD = Path.of("../../pricing/noteharbor-1.0.yml");

    private final PricingManager converted = YamlUtils.retrieveManagerFromYaml("../../../" + OLD);
    private final PricingManager current = YamlUtils.retrieveManagerFromYaml("pricing/noteharbor.yml");

    @ParameterizedTest
    @ValueSource(strings = {"STARTER", "STUDIO", "TEAM"})
    void everyPlanHasTheSamePriceFeaturesAndLimits(String plan) {
        assertThat(converted.getPlans().get(plan).getPrice()).isEqualTo(current.getPlans().get(plan).getPrice());
        assertThat(valuesOf(converted, plan)).isEqualTo(valuesOf(current, plan)).hasSize(8);
    }

    @Test
    void expressionsAndDateStay() {
        assertThat(converted.getCreatedAt()).isEqualTo(LocalDate.of(2025, 3, 1));
        converted.getFeatures().forEach((name, feature) -> assertThat(feature.getExpression())
                .isEqualTo(current.getFeatures().get(name).getExpression()));
    }

    @Test
    void theAnnualPriceOfStudioFallsBecauseTheLastPlanSetsTheFactor() {
        assertThat(converted.getBilling()).containsOnlyKeys("monthly", "annual");
        assertThat(8.0 * converted.getBilling().get("annual")).isEqualTo(6.29, within(0.005));
    }

    @Test
    void aFileWithoutTheVersionIsRejected() throws IOException {
        String withoutVersion = Files.readString(OLD).replace("version: \"1.0\"\n", "");
        Files.writeString(Files.createDirectories(Path.of("target/upgrade")).resolve("old.yml"), withoutVersion);

        assertThatThrownBy(() -> YamlUtils.retrieveManagerFromYaml("../../../target/upgrade/old.yml"))
                .isInstanceOf(VersionException.class);
    }

    /** The six features and two limits of a plan, each with what the plan overrides. */
    private static List<String> valuesOf(PricingManager pricing, String plan) {
        Plan values = pricing.getPlans().get(plan);
        return Stream.concat(
                values.getFeatures().values().stream().map(it -> it.getName() + it.getDefaultValue() + it.getValue()),
                values.getUsageLimits().values().stream().map(it -> it.getName() + it.getDefaultValue() + it.getValue()))
                .toList();
    }
}
