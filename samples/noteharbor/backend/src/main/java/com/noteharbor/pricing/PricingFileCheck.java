package com.noteharbor.pricing;

import java.nio.file.Path;

import io.github.isagroup.PricingContext;
import io.github.isagroup.exceptions.FilepathException;
import org.springframework.stereotype.Component;

// region: file-check
/**
 * Pricing4Java reads src/main/resources in the working directory, not the
 * classpath. Without this check, a wrong directory only shows at a login.
 */
@Component
class PricingFileCheck {

    PricingFileCheck(PricingContext pricingContext) {
        try {
            pricingContext.getPricingManager().getPlans();
        } catch (FilepathException e) {
            throw new IllegalStateException("There is no src/main/resources/" + pricingContext.getConfigFilePath()
                    + " in the working directory " + Path.of("").toAbsolutePath(), e);
        }
    }
}
// endregion: file-check
