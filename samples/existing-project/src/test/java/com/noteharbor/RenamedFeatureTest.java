package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FeatureNotFoundException;
import io.github.isagroup.exceptions.InvalidLinkedFeatureException;
import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.noteharbor.TestUser.RESOURCES;
import static com.noteharbor.TestUser.contextOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The steps of "Rename a feature" in the guide on changing a pricing: pdfExport becomes fileExport. */
class RenamedFeatureTest {

    private static final String FEATURE = """
              pdfExport:
                description: Download a note as a PDF file
                type: DOMAIN
                valueType: BOOLEAN
                defaultValue: false
                expression: planContext['features']['pdfExport']
                serverExpression: planContext['features']['pdfExport']
            """;
    private static final String VALUE = """
                  pdfExport:
                    value: true
            """;
    private static final String LINK = "      - notes\n";
    private static final String LINKS = LINK + "      - pdfExport\n";

    @TempDir
    private Path folder;

    @Test
    void bothNamesWorkUntilTheOldOneIsRemoved() throws IOException {
        String before = pricing().replace(LINK, LINKS);
        String both = withBoth(before, renamed(FEATURE));
        String after = renamed(before);

        assertThat(evaluations(before)).isEqualTo(Map.of("notes", true, "pdfExport", true));
        assertThat(evaluations(both)).isEqualTo(Map.of("notes", true, "pdfExport", true, "fileExport", true));
        assertThat(evaluations(after)).isEqualTo(Map.of("notes", true, "fileExport", true));
    }

    @Test
    void theOldNameInTheNewExpressionsLaterStopsAllTokens() throws IOException {
        String copy = FEATURE.replace("pdfExport:", "fileExport:");
        String both = withBoth(pricing(), copy);
        String after = both.replace(FEATURE, "").replace(VALUE, "");

        assertThat(evaluations(both)).containsEntry("fileExport", true);
        assertThatThrownBy(() -> evaluations(after)).isInstanceOf(PricingPlanEvaluationException.class);
        assertThat(PricingKeysTest.unknownKeys(contextOf(write(after))))
                .isEqualTo(Set.of("fileExport reads planContext[features][pdfExport]"));
    }

    @Test
    void theOldNameInAPlanOrALinkMakesTheFileInvalid() throws IOException {
        String before = pricing().replace(LINK, LINKS);

        assertThatThrownBy(() -> evaluations(before.replace(FEATURE, renamed(FEATURE)).replace(LINKS, LINK)))
                .isInstanceOf(FeatureNotFoundException.class);
        assertThatThrownBy(() -> evaluations(renamed(pricing()).replace(LINK, LINKS)))
                .isInstanceOf(InvalidLinkedFeatureException.class);
    }

    private static String pricing() throws IOException {
        return Files.readString(RESOURCES.resolve("pricing/noteharbor.yml"));
    }

    private static String renamed(String yaml) {
        return yaml.replace("pdfExport", "fileExport");
    }

    /** The file of the first step, in which the new feature follows the old one. */
    private static String withBoth(String pricing, String feature) {
        for (String part : List.of(FEATURE, VALUE)) {
            assertThat(pricing).containsOnlyOnce(part);
        }
        return pricing.replace(FEATURE, FEATURE + feature).replace(VALUE, VALUE + renamed(VALUE))
                .replace(LINKS, LINKS + "      - fileExport\n");
    }

    private Path write(String pricing) throws IOException {
        return Files.writeString(folder.resolve("noteharbor.yml"), pricing);
    }

    /** What the pricing token of a STUDIO user contains. */
    private Map<String, Object> evaluations(String pricing) throws IOException {
        TestUser user = contextOf(write(pricing));
        user.plan = "STUDIO";
        String token = new PricingEvaluatorUtil(user).generateUserToken();
        Map<String, Object> results = new HashMap<>();
        new PricingJwtUtils(user).getFeaturesFromJwtToken(token)
                .forEach((name, status) -> results.put(name, status.get("eval")));
        return results;
    }
}
