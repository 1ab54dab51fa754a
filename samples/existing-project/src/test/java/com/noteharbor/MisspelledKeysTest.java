package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static com.noteharbor.TestUser.RESOURCES;
import static com.noteharbor.TestUser.contextOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** The test that the guide contains finds each kind of misspelled key, in both expressions. */
class MisspelledKeysTest {

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
        String pricing = Files.readString(RESOURCES.resolve("pricing/noteharbor.yml"));
        assertThat(pricing).contains(right);
        Path file = Files.writeString(folder.resolve("misspelled.yml"), pricing.replace(right, wrong));

        assertThat(PricingKeysTest.unknownKeys(contextOf(file))).containsExactly(found);
    }
}
