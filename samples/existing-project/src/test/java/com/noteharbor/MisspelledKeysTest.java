package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.github.isagroup.PricingContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** The test that the guide contains finds each kind of misspelled key, in both expressions. */
class MisspelledKeysTest {

    private static final Path SAMPLE = Path.of("src/main/resources/pricing/noteharbor.yml");

    @TempDir
    private Path folder;

    static Stream<Arguments> misspelledKeys() {
        return Stream.of(
                arguments(" expression: userContext['notes']", " expression: userContext['bookings']",
                        "notes reads userContext[bookings]"),
                arguments("serverExpression: userContext['notes']", "serverExpression: userContext[\"note\"]",
                        "notes reads userContext[note]"),
                arguments("['maxNotes']", "['maxNote']", "notes reads planContext[usageLimits][maxNote]"),
                arguments("['pdfExport']", "['pdfExports']", "pdfExport reads planContext[features][pdfExports]"),
                arguments("planContext['features']", "planContext['feature']",
                        "pdfExport reads planContext[feature][pdfExport]"));
    }

    @ParameterizedTest
    @MethodSource("misspelledKeys")
    void isFound(String right, String wrong, String found) throws IOException {
        String pricing = Files.readString(SAMPLE);
        assertThat(pricing).contains(right);
        Path file = Files.writeString(folder.resolve("misspelled.yml"), pricing.replace(right, wrong));

        assertThat(PricingKeysTest.unknownKeys(new Context(file))).containsExactly(found);
    }

    private static final class Context extends PricingContext {

        private final Path file;

        Context(Path file) {
            this.file = file;
        }

        @Override
        public String getConfigFilePath() {
            return Path.of("src/main/resources").toAbsolutePath().relativize(file).toString();
        }

        @Override
        public String getJwtSecret() {
            return "not used";
        }

        @Override
        public String getUserPlan() {
            return "STARTER";
        }

        @Override
        public List<String> getUserAddOns() {
            return List.of();
        }

        @Override
        public Map<String, Object> getUserContext() {
            return Map.of("username", "ada", "notes", 0);
        }
    }
}
