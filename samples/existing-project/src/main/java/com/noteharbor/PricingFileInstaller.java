package com.noteharbor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import io.github.isagroup.PricingContext;
import io.github.isagroup.services.yaml.YamlUtils;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.core.io.Resource;
import org.springframework.stereotype.Component;

// region: installer
/**
 * Copies the pricing file to the folder in which Pricing4Java reads it. An
 * invalid file stops the application.
 */
@Component
@ConditionalOnProperty("noteharbor.pricing-source")
public class PricingFileInstaller {

    private static final Path RESOURCES = Path.of("src/main/resources");

    private final Resource source;
    private final Path target;

    public PricingFileInstaller(@Value("${noteharbor.pricing-source}") Resource source,
            PricingContext pricingContext) throws IOException {
        this.source = source;
        this.target = RESOURCES.resolve(pricingContext.getConfigFilePath());
        install();
    }

    /** Replaces the file in one step, so that no request reads half of it. */
    public final void install() throws IOException {
        Path folder = Files.createDirectories(target.getParent());
        Path copy = Files.createTempFile(folder, "pricing", ".yml");
        try {
            try (InputStream content = source.getInputStream()) {
                Files.copy(content, copy, StandardCopyOption.REPLACE_EXISTING);
            }
            if (YamlUtils.retrieveManagerFromYaml(RESOURCES.relativize(copy).toString()) == null) {
                throw new IllegalStateException("The syntax of " + source + " could not be upgraded");
            }
            Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(copy);
        }
    }
}
// endregion: installer
