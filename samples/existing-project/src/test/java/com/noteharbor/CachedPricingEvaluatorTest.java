package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FilepathException;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.noteharbor.TestUser.RESOURCES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

class CachedPricingEvaluatorTest {

    @TempDir
    private Path folder;

    private Path file;
    private final TestUser users = spy(new TestUser());
    private final CachedPricingEvaluator evaluator = new CachedPricingEvaluator(users);
    private final PricingJwtUtils jwtUtils = new PricingJwtUtils(users);

    @BeforeEach
    void copyThePricingFile() throws IOException {
        file = Files.copy(RESOURCES.resolve("pricing/noteharbor.yml"), folder.resolve("noteharbor.yml"));
        users.file = file;
        users.notes = 10;
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

    @Test
    void withoutACacheATokenReadsTheFileAndTheUserThreeTimes() {
        new PricingEvaluatorUtil(users).generateUserToken();

        verify(users, times(3)).getConfigFilePath();
        verify(users, times(3)).getUserContext();
    }

    @Test
    void theSecondTokenDoesNotReadTheFile() {
        String token = evaluator.generateUserToken();
        clearInvocations(users);

        assertThat(evaluator.generateUserToken()).isEqualTo(token);
        verify(users, times(1)).getConfigFilePath(); // for the modification time
        verify(users, times(1)).getUserContext();
    }

    @Test
    void theTokenHasTheClaimsOfTheLibrary() {
        String expected = new PricingEvaluatorUtil(users).generateUserToken();
        String token = evaluator.generateUserToken();

        assertThat(jwtUtils.getFeaturesFromJwtToken(token)).isEqualTo(jwtUtils.getFeaturesFromJwtToken(expected));
        assertThat(jwtUtils.getPlanContextFromJwtToken(token)).isEqualTo(jwtUtils.getPlanContextFromJwtToken(expected));
        assertThat(jwtUtils.getUserContextFromJwtToken(token)).isEqualTo(jwtUtils.getUserContextFromJwtToken(expected));
        assertThat(jwtUtils.getSubjectFromJwtToken(token)).isEqualTo("ada");
    }

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

        users.file = moved;
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

    @Test
    void aFailureIsNotCached() throws IOException {
        Path moved = Files.move(file, folder.resolve("moved.yml"));
        assertThatThrownBy(evaluator::generateUserToken).isInstanceOf(FilepathException.class);
        Files.move(moved, file);

        assertThat(isOn("notes")).isTrue();
    }
}
