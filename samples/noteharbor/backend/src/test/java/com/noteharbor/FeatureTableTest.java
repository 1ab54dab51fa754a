package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

// region: table-test
class FeatureTableTest {

    private static final Path TABLE = Path.of("src/test/resources/expected-features.csv");

    private final PricingManager pricing = YamlUtils.retrieveManagerFromYaml("pricing/noteharbor.yml");
    private final List<List<String>> table;

    FeatureTableTest() throws IOException {
        table = Files.readAllLines(TABLE).stream().map(line -> List.of(line.split(",\\s*"))).toList();
    }

    @TestFactory
    Stream<DynamicTest> everyFeatureInEverySubscription() {
        List<String> subscriptions = table.get(0);
        return table.stream().skip(1).flatMap(row -> IntStream.range(1, subscriptions.size())
                .mapToObj(column -> dynamicTest(
                        row.get(0) + " in " + subscriptions.get(column) + ": " + row.get(column),
                        () -> check(row.get(0), subscriptions.get(column), row.get(column)))));
    }

    private static void check(String feature, String subscription, String expected) {
        switch (expected) {
            case "off" -> checkAt(0, feature, subscription, false, false);
            // The large number shows that no usage limit applies.
            case "on" -> checkAt(1_000_000_000, feature, subscription, true, true);
            default -> {
                int limit = Integer.parseInt(expected);
                checkAt(limit - 1, feature, subscription, true, true);
                checkAt(limit, feature, subscription, false, true);
                checkAt(limit + 1, feature, subscription, false, false);
            }
        }
    }

    private static void checkAt(int usage, String feature, String subscription, boolean token, boolean guard) {
        TestUser user = new TestUser(subscription, usage);
        String at = feature + " in " + subscription + " with usage " + usage;
        assertThat(user.isOnInToken(feature)).as("expression of " + at).isEqualTo(token);
        assertThat(user.isOnInGuard(feature)).as("serverExpression of " + at).isEqualTo(guard);
    }

    @Test
    void theTableHasEveryFeaturePlanAndAddOn() {
        assertThat(table.stream().skip(1).map(row -> row.get(0)))
                .containsExactlyInAnyOrderElementsOf(pricing.getFeatures().keySet());

        Set<String> plansAndAddOns = new HashSet<>(pricing.getPlans().keySet());
        plansAndAddOns.addAll(pricing.getAddOns().keySet());
        assertThat(table.get(0).stream().skip(1).flatMap(column -> Stream.of(column.split("\\+"))).distinct())
                .containsExactlyInAnyOrderElementsOf(plansAndAddOns);
    }

    @Test
    void everyFeatureHasBothExpressions() {
        assertThat(pricing.getFeatures().values()).allSatisfy(feature -> {
            assertThat(feature.getExpression()).isNotBlank();
            assertThat(feature.getServerExpression()).isNotBlank();
        });
    }
}
// endregion: table-test
