package com.noteharbor;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SampleFilesTest {

    @Test
    void theSampleUsesThePricingOfTheDocumentation() {
        assertThat(Path.of("src/main/resources/pricing/noteharbor.yml"))
                .hasSameBinaryContentAs(Path.of("../../pricing/noteharbor-2.1.yml"));
    }
}
