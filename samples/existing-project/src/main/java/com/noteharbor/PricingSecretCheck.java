package com.noteharbor;

import java.util.Base64;

import io.github.isagroup.PricingContext;
import org.springframework.stereotype.Component;

// region: secret-check
/** Stops the application if the secret is not Base64 or too short for HS512. */
@Component
public class PricingSecretCheck {

    public PricingSecretCheck(PricingContext pricingContext) {
        int bytes = Base64.getDecoder().decode(pricingContext.getJwtSecret()).length;
        if (bytes < 64) {
            throw new IllegalStateException("The pricing secret needs at least 64 bytes, but has " + bytes);
        }
    }
}
// endregion: secret-check
