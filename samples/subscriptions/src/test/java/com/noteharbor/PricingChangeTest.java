package com.noteharbor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import com.noteharbor.SubscriptionCheck.Names;
import io.github.isagroup.annotations.PricingPlanAware;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.io.ClassPathResource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The page "Change a pricing that customers already have". */
class PricingChangeTest extends DatabaseTest {

    @Autowired
    private SubscriptionCheck check;

    @BeforeEach
    void adaHasStudioWithAnAddOn() {
        setPlan("ada", "STUDIO");
        jdbc.sql("insert into subscription_add_on (username, add_on) values ('ada', 'notePack')").update();
    }

    // region: file-test
    @ParameterizedTest
    @ValueSource(strings = {"2025-spring", "2025-autumn"})
    void eachVersionContainsTheFeaturesThatTheCodeUses(String version) {
        PricingManager pricing = YamlUtils.retrieveManagerFromYaml("pricing/" + version + ".yml");
        Set<String> features = pricing.getFeatures().keySet();

        assertThat(pricing.getVersion()).isEqualTo(version);
        assertThat(features).contains("pdfExport");
        assertThat(features).containsAll(guardedFeatures(NoteService.class));
        assertThat(features).containsAll(guardedFeatures(SummaryService.class));
    }

    private static List<String> guardedFeatures(Class<?> service) {
        return Stream.of(service.getMethods())
                .filter(method -> method.isAnnotationPresent(PricingPlanAware.class))
                .map(method -> method.getAnnotation(PricingPlanAware.class).featureName()).toList();
    }
    // endregion: file-test

    // region: move-test
    @Test
    void aMovedCustomerHasTheNewVersionAndOthersKeepTheirs() throws IOException {
        run("announce.sql");
        subscriptions.register("eve");

        run("move-customers.sql");

        assertThat(subscriptions.of("ada").plan()).isEqualTo("PRO");
        assertThat(featuresOf("ada").get("notes")).containsEntry("limit", 3500.0);
        assertThat(subscriptions.of("ben").pricingVersion()).isEqualTo("2025-autumn");
        assertThat(subscriptions.of("eve").pricingVersion()).isEqualTo("2025-spring");
        assertThat(check.unknown()).isEmpty();
    }

    @Test
    void aRollbackRestoresThePlanOfEachMovedCustomer() throws IOException {
        run("announce.sql");
        run("move-customers.sql");
        setPlan("ben", "PRO");

        run("roll-back.sql");

        assertThat(List.of(subscriptions.of("ada").plan(), subscriptions.of("ben").plan())).containsOnly("STUDIO");
        assertThat(featuresOf("ada").get("notes")).containsEntry("limit", 2500.0);
        assertThat(check.unknown()).isEmpty();
    }
    // endregion: move-test

    @Test
    void aRollbackDoesNotChangeCustomersWhoStartedWithTheNewVersion() throws IOException {
        jdbc.sql("update subscription set pricing_version = '2025-autumn', plan = 'PRO' where username = 'ben'").update();

        run("roll-back.sql");

        assertThat(subscriptions.of("ben").pricingVersion()).isEqualTo("2025-autumn");
    }

    // region: check-test
    @Test
    void aVersionWithoutTheNewPlanNameIsFound() {
        jdbc.sql("update subscription set pricing_version = '2025-autumn' where username = 'ada'").update();

        assertThat(check.unknown()).containsExactly(new Names("2025-autumn", "STUDIO", "notePack"));
        assertThatThrownBy(() -> featuresOf("ada")).hasMessageStartingWith("Error while retrieving plan context!");
    }
    // endregion: check-test

    @Test
    void anUnknownAddOnIsFound() {
        jdbc.sql("update subscription_add_on set add_on = 'nonePack'").update();

        assertThat(check.unknown()).containsExactly(new Names("2025-spring", "STUDIO", "nonePack"));
    }

    @Test
    void customersAreCountedByVersionAndPlan() throws IOException {
        assertThat(jdbc.sql(script("which-versions.sql")).query().listOfRows()).containsExactly(
                Map.of("pricing_version", "2025-spring", "plan", "STARTER", "customers", 1L),
                Map.of("pricing_version", "2025-spring", "plan", "STUDIO", "customers", 1L));
    }

    private void run(String script) throws IOException {
        jdbc.sql(script(script)).update();
    }

    private static String script(String name) throws IOException {
        return new ClassPathResource(name).getContentAsString(StandardCharsets.UTF_8);
    }
}
