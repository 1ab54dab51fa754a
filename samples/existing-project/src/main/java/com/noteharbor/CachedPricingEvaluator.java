package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FilepathException;
import org.springframework.context.annotation.Primary;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

@Profile("cached-tokens")
// region: cache
/** Returns a user's last token while nothing that it depends on changes. */
@Component
@Primary
public class CachedPricingEvaluator extends PricingEvaluatorUtil {

    private final PricingContext pricingContext;

    // Much less than the lifetime of a token, which is 24 hours by default.
    private final Cache<Inputs, String> tokens = Caffeine.newBuilder()
            .maximumSize(10_000)
            .expireAfterWrite(Duration.ofMinutes(5))
            .build();

    public CachedPricingEvaluator(PricingContext pricingContext) {
        super(pricingContext);
        this.pricingContext = pricingContext;
    }

    @Override
    public String generateUserToken() {
        String path = pricingContext.getConfigFilePath();
        Inputs inputs;
        try {
            BasicFileAttributes file = Files.readAttributes(
                    Path.of("src/main/resources", path), BasicFileAttributes.class);
            inputs = new Inputs(
                    new HashMap<>(pricingContext.getUserContext()),
                    pricingContext.getUserPlan(),
                    List.copyOf(pricingContext.getUserAddOns()),
                    pricingContext.userAffectedByPricing(),
                    path,
                    file.lastModifiedTime(),
                    file.size(),
                    file.fileKey());
        } catch (IOException e) {
            throw new FilepathException("Either the file path is invalid or the file does not exist.");
        }
        return tokens.get(inputs, key -> new PricingEvaluatorUtil(new Snapshot(pricingContext, key)).generateUserToken());
    }

    /** What a token depends on, except the secret and the lifetime. */
    private record Inputs(Map<String, Object> userContext, String plan, List<String> addOns, Boolean affected,
            String path, FileTime changed, long size, Object fileKey) {
    }
    // endregion: cache

    // region: snapshot
    /** The user when the token was requested, without later changes. */
    private static class Snapshot extends PricingContext {

        private final PricingContext pricingContext;
        private final Inputs inputs;

        Snapshot(PricingContext pricingContext, Inputs inputs) {
            this.pricingContext = pricingContext;
            this.inputs = inputs;
        }

        @Override
        public String getConfigFilePath() {
            return inputs.path();
        }

        @Override
        public String getJwtSecret() {
            return pricingContext.getJwtSecret();
        }

        @Override
        public int getJwtExpiration() {
            return pricingContext.getJwtExpiration();
        }

        @Override
        public Boolean userAffectedByPricing() {
            return inputs.affected();
        }

        @Override
        public Map<String, Object> getUserContext() {
            return inputs.userContext();
        }

        @Override
        public String getUserPlan() {
            return inputs.plan();
        }

        @Override
        public List<String> getUserAddOns() {
            return inputs.addOns();
        }
    }
    // endregion: snapshot
}
