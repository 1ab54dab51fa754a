package com.noteharbor;

import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;

/** A user of the application without Spring, with what a test changes. */
class TestUser extends PricingContext {

    static final Path RESOURCES = Path.of("src/main/resources");
    static final String SECRET = Base64.getEncoder().encodeToString(new byte[64]);

    Path file;
    String secret = SECRET;
    String username = "ada";
    int notes;
    String plan = "STARTER";
    List<String> addOns = List.of();
    boolean affected = true;

    static TestUser contextOf(Path file) {
        TestUser user = new TestUser();
        user.file = file;
        return user;
    }

    @Override
    public String getConfigFilePath() {
        return RESOURCES.toAbsolutePath().relativize(file.toAbsolutePath()).toString();
    }

    @Override
    public String getJwtSecret() {
        return secret;
    }

    @Override
    public Boolean userAffectedByPricing() {
        return affected;
    }

    @Override
    public Map<String, Object> getUserContext() {
        return Map.of("username", username, "notes", notes);
    }

    @Override
    public String getUserPlan() {
        return plan;
    }

    @Override
    public List<String> getUserAddOns() {
        return addOns;
    }
}
