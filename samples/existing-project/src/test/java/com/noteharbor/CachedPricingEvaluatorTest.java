package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FilepathException;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class CachedPricingEvaluatorTest {

    private static final Path RESOURCES = Path.of("src/main/resources");

    @TempDir
    private Path folder;

    private Path file;
    private final Users users = new Users();
    private final CachedPricingEvaluator evaluator = new CachedPricingEvaluator(users);
    private final PricingJwtUtils jwtUtils = new PricingJwtUtils(users);

    private class Users extends PricingContext {

        private String username = "ada";
        private int notes = 10;
        private String plan = "STARTER";
        private List<String> addOns = List.of();
        private boolean affected = true;
        private int contextCalls;
        private int pathCalls;

        @Override
        public String getConfigFilePath() {
            pathCalls++;
            return RESOURCES.toAbsolutePath().relativize(file.toAbsolutePath()).toString();
        }

        @Override
        public String getJwtSecret() {
            return Base64.getEncoder().encodeToString(new byte[64]);
        }

        @Override
        public Boolean userAffectedByPricing() {
            return affected;
        }

        @Override
        public Map<String, Object> getUserContext() {
            contextCalls++;
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

    @BeforeEach
    void copyThePricingFile() throws IOException {
        file = Files.copy(RESOURCES.resolve("pricing/noteharbor.yml"), folder.resolve("noteharbor.yml"));
    }

    // region: claim
    private boolean isOn(String feature) {
        String token = evaluator.generateUserToken();
        return Boolean.TRUE.equals(jwtUtils.getFeaturesFromJwtToken(token).get(feature).get("eval"));
    }
    // endregion: claim

    private Object claim(String feature, String claim) {
        return jwtUtils.getFeaturesFromJwtToken(evaluator.generateUserToken()).get(feature).get(claim);
    }

    // region: cost
    @Test
    void withoutACacheATokenReadsTheFileAndTheUserThreeTimes() {
        new PricingEvaluatorUtil(users).generateUserToken();

        assertThat(users.pathCalls).isEqualTo(3);
        assertThat(users.contextCalls).isEqualTo(3);
    }

    @Test
    void theSecondTokenDoesNotReadTheFile() {
        String token = evaluator.generateUserToken();
        users.pathCalls = 0;
        users.contextCalls = 0;

        assertThat(evaluator.generateUserToken()).isEqualTo(token);
        assertThat(users.pathCalls).isEqualTo(1); // for the modification time
        assertThat(users.contextCalls).isEqualTo(1);
    }
    // endregion: cost

    @Test
    void theTokenHasTheClaimsOfTheLibrary() {
        String expected = new PricingEvaluatorUtil(users).generateUserToken();
        String token = evaluator.generateUserToken();

        assertThat(jwtUtils.getFeaturesFromJwtToken(token)).isEqualTo(jwtUtils.getFeaturesFromJwtToken(expected));
        assertThat(jwtUtils.getPlanContextFromJwtToken(token)).isEqualTo(jwtUtils.getPlanContextFromJwtToken(expected));
        assertThat(jwtUtils.getUserContextFromJwtToken(token)).isEqualTo(jwtUtils.getUserContextFromJwtToken(expected));
        assertThat(jwtUtils.getSubjectFromJwtToken(token)).isEqualTo("ada");
    }

    // region: changes
    @Test
    void aChangeOfUsagePlanAddOnsOrUserIsEvaluated() {
        assertThat(isOn("notes")).isTrue();
        users.notes = 50;
        assertThat(isOn("notes")).isFalse();
        users.addOns = List.of("notePack");
        assertThat(claim("notes", "limit")).isEqualTo(550.0);
        users.plan = "STUDIO";
        assertThat(isOn("pdfExport")).isTrue();
        users.username = "ben";
        assertThat(jwtUtils.getSubjectFromJwtToken(evaluator.generateUserToken())).isEqualTo("ben");
        users.affected = false;
        assertThat(jwtUtils.getFeaturesFromJwtToken(evaluator.generateUserToken())).isNull();
    }

    @Test
    void aChangeOfTheFileIsEvaluated() throws IOException {
        assertThat(claim("notes", "limit")).isEqualTo(50);
        Files.writeString(file, Files.readString(file).replace("defaultValue: 50", "defaultValue: 500"));

        assertThat(claim("notes", "limit")).isEqualTo(500);
    }

    @Test
    void filesWithEqualSizeAndTimeAreNotMixedUp() throws IOException {
        Path cheap = Files.writeString(file, Files.readString(file).replace("defaultValue: 50", "defaultValue: 60"));
        Path moved = Files.writeString(folder.resolve("moved.yml"),
                Files.readString(file).replace("defaultValue: 60", "defaultValue: 70"));
        Files.setLastModifiedTime(moved, Files.getLastModifiedTime(cheap));
        assertThat(moved).hasSize(Files.size(cheap));
        assertThat(claim("notes", "limit")).isEqualTo(60);

        file = moved;
        assertThat(claim("notes", "limit")).isEqualTo(70);
    }

    @Test
    void aRenamedFileWithEqualSizeAndTimeIsEvaluated() throws IOException {
        assertThat(claim("notes", "limit")).isEqualTo(50);
        Path next = Files.writeString(folder.resolve("next.yml"),
                Files.readString(file).replace("defaultValue: 50", "defaultValue: 70"));
        Files.setLastModifiedTime(next, Files.getLastModifiedTime(file));

        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);

        assertThat(claim("notes", "limit")).isEqualTo(70);
    }
    // endregion: changes

    @Test
    void aFailureIsNotCached() throws IOException {
        Path moved = Files.move(file, folder.resolve("moved.yml"));
        assertThatThrownBy(evaluator::generateUserToken).isInstanceOf(FilepathException.class);
        Files.move(moved, file);

        assertThat(isOn("notes")).isTrue();
    }
}
