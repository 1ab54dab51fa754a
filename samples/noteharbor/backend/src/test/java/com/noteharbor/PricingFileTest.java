package com.noteharbor;

import java.nio.file.Path;

import io.github.isagroup.exceptions.FilepathException;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class PricingFileTest {

    // region: pricing-test
    @Test
    void thePricingFileIsValid() {
        PricingManager pricing = YamlUtils.retrieveManagerFromYaml("pricing/noteharbor.yml");

        // null is the answer to a file whose syntax could not be upgraded
        assertThat(pricing).isNotNull();
        assertThat(pricing.getPlans()).containsOnlyKeys("STARTER", "STUDIO", "TEAM");
    }
    // endregion: pricing-test

    @Test
    void aFileThatIsNotThereIsReportedAsAnInvalidPath() {
        assertThatThrownBy(() -> YamlUtils.retrieveManagerFromYaml("pricing/missing.yml"))
                .isInstanceOf(FilepathException.class)
                .hasMessage("Either the file path is invalid or the file does not exist.");
    }

    @Test
    void theSampleUsesThePricingOfTheDocumentation() {
        assertThat(Path.of("src/main/resources/pricing/noteharbor.yml"))
                .hasSameBinaryContentAs(Path.of("../../pricing/noteharbor-2.1.yml"));
    }
}
