package com.noteharbor;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import com.noteharbor.pricing.PricingTokenFilter;
import com.noteharbor.pricing.PricingTokens;
import com.sun.net.httpserver.HttpServer;
import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.exceptions.FilepathException;
import io.github.isagroup.exceptions.InvalidLinkedFeatureException;
import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import io.github.isagroup.models.FeatureStatus;
import io.github.isagroup.models.PlanContextManager;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.Status;
import org.springframework.boot.test.context.ConfigDataApplicationContextInitializer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.UrlResource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;

import static com.noteharbor.TestUser.RESOURCES;
import static com.noteharbor.TestUser.SECRET;
import static com.noteharbor.TestUser.contextOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The classes of the guide "Deploy an application with its pricing file", without a Spring context. */
class DeploymentTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void copyThePricingFile() throws IOException {
        file = Files.copy(RESOURCES.resolve("pricing/noteharbor.yml"), folder.resolve("noteharbor.yml"));
    }

    @AfterEach
    void logOut() {
        SecurityContextHolder.clearContext();
    }

    private static void replace(Path file, String old, String replacement) throws IOException {
        String content = Files.readString(file);
        assertThat(content).contains(old);
        Files.writeString(file, content.replace(old, replacement));
    }

    // region: health-tests
    @Test
    void theHealthCheckReportsTheVersionOfTheFile() {
        Health health = new PricingHealthIndicator(contextOf(file)).health();

        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails()).containsEntry("version", "first");
    }

    @Test
    void theHealthCheckDetectsAnExpressionThatFails() throws IOException {
        replace(file, "expression: planContext['features']['pdfExport']", "expression: planContext.pdfExport");

        assertDown(PricingPlanEvaluationException.class);
    }

    @Test
    void theHealthCheckDetectsAMissingFile() throws IOException {
        Files.delete(file);

        assertDown(FilepathException.class);
    }
    // endregion: health-tests

    @Test
    void aFeatureIsOffForEveryoneIfBothExpressionsAreFalse() throws IOException {
        PricingContext context = contextOf(file);
        String notes = "xpression: userContext['notes']";
        assertThat(evaluations(context)).isEqualTo(List.of(true, true));

        replace(file, notes, "xpression: \"false\" # " + notes);

        assertThat(evaluations(context)).isEqualTo(List.of(false, false));
    }

    /** What the token and the guard say of the feature "notes". */
    private static List<Object> evaluations(PricingContext context) {
        String token = new PricingEvaluatorUtil(context).generateUserToken();
        PlanContextManager contexts = new PlanContextManager();
        contexts.setUserContext(context.getUserContext());
        contexts.setPlanContext(context.getPlanContext());
        String guard = context.getPricingManager().getFeatures().get("notes").getServerExpression();
        return List.of(
                new PricingJwtUtils(context).getFeaturesFromJwtToken(token).get("notes").get("eval"),
                FeatureStatus.computeFeatureEvaluation(guard, contexts).orElseThrow());
    }

    private void assertDown(Class<? extends Exception> reason) {
        Health health = new PricingHealthIndicator(contextOf(file)).health();

        assertThat(health.getStatus()).isEqualTo(Status.DOWN);
        assertThat((String) health.getDetails().get("error")).contains(reason.getName());
    }

    @Test
    void theFileIsInstalledFromTheJarIfThePropertyIsSet() {
        Path target = folder.resolve("live/noteharbor.yml");
        ApplicationContextRunner application = new ApplicationContextRunner()
                .withBean(PricingContext.class, () -> contextOf(target))
                .withUserConfiguration(PricingFileInstaller.class);

        application.run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(PricingFileInstaller.class));
        application.withPropertyValues("noteharbor.pricing-source=classpath:pricing/noteharbor.yml")
                .run(context -> assertThat(target).hasSameTextualContentAs(file));

        assertThat(target.getParent()).isDirectoryNotContaining("glob:**/pricing*");
    }

    @Test
    void theFileIsInstalledFromAUrl() throws IOException {
        byte[] content = Files.readAllBytes(file);
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext("/noteharbor.yml", exchange -> {
            exchange.sendResponseHeaders(200, content.length);
            exchange.getResponseBody().write(content);
            exchange.close();
        });
        server.start();
        try {
            Files.delete(file);
            UrlResource source = new UrlResource(
                    "http://localhost:" + server.getAddress().getPort() + "/noteharbor.yml");
            new PricingFileInstaller(source, contextOf(file));
        } finally {
            server.stop(0);
        }
        assertThat(file).hasBinaryContent(content);
    }

    @Test
    void anInvalidFileDoesNotReplaceTheOldOne() throws IOException {
        Path next = Files.copy(file, folder.resolve("next.yml"));
        replace(next, "      - notes", "      - noets");
        byte[] before = Files.readAllBytes(file);

        assertThatThrownBy(() -> new PricingFileInstaller(new FileSystemResource(next), contextOf(file)))
                .isInstanceOf(InvalidLinkedFeatureException.class);

        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void aMissingSourceStopsTheApplication() {
        assertThatThrownBy(() -> new PricingFileInstaller(
                new FileSystemResource(folder.resolve("missing.yml")), contextOf(file)))
                .isInstanceOf(FileNotFoundException.class);
    }

    @Test
    void noReaderSeesHalfOfAFile() throws Exception {
        Path next = Files.copy(file, folder.resolve("next.yml"));
        PricingContext context = contextOf(file);
        PricingFileInstaller installer = new PricingFileInstaller(new FileSystemResource(next), context);

        CompletableFuture<Void> replacing = CompletableFuture.runAsync(() -> {
            try {
                for (int i = 0; i < 30; i++) {
                    installer.install();
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        do {
            assertThat(context.getPricingManager().getPlans()).hasSize(2);
        } while (!replacing.isDone());
        replacing.get();
    }

    @Test
    void aChangedFileTakesEffectWithoutARestart() throws IOException {
        PricingContext context = contextOf(file);
        assertThat(context.getPlanContext().get("usageLimits")).hasToString("{maxNotes=50}");

        replace(file, "defaultValue: 50", "defaultValue: 70");

        assertThat(context.getPlanContext().get("usageLimits")).hasToString("{maxNotes=70}");
    }

    @Test
    void instancesWithDifferentFilesReplaceTheTokenOfEachOther() throws Exception {
        Path next = Files.copy(file, folder.resolve("next.yml"));
        replace(next, "defaultValue: 50", "defaultValue: 70");
        SecurityContextHolder.getContext().setAuthentication(
                UsernamePasswordAuthenticationToken.authenticated("ada", null, List.of()));
        PricingContext oldInstance = contextOf(file);
        PricingContext newInstance = contextOf(next);

        String first = answer(oldInstance, null);
        assertThat(answer(oldInstance, first)).isNull();
        String second = answer(newInstance, first);
        assertThat(second).isNotNull();
        assertThat(answer(oldInstance, second)).isNotNull();
    }

    private static String answer(PricingContext instance, String pricingToken) throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest();
        if (pricingToken != null) {
            request.addHeader("Pricing-Token", pricingToken);
        }
        MockHttpServletResponse response = new MockHttpServletResponse();
        new PricingTokenFilter(instance, new PricingTokens(instance, new PricingEvaluatorUtil(instance)))
                .doFilter(request, response, new MockFilterChain());
        return response.getHeader("Pricing-Token");
    }

    @Test
    void anUnusableSecretStopsTheApplication() {
        for (String secret : List.of("", "c2hvcnQ=", "a passphrase", SECRET + "\n", SECRET.replace('A', '_'))) {
            TestUser context = contextOf(file);
            context.secret = secret;

            assertThatThrownBy(() -> new PricingSecretCheck(context)).as(secret)
                    .isInstanceOfAny(IllegalStateException.class, IllegalArgumentException.class);
        }
    }

    @Test
    void aSecretOf64BytesIsAccepted() {
        new PricingSecretCheck(contextOf(file));
    }

    @Test
    void pricing4JavaIgnoresCharactersOutsideBase64() {
        String token = new PricingEvaluatorUtil(contextOf(file)).generateUserToken();

        TestUser other = contextOf(file);
        other.secret = "-_" + SECRET + "\n";
        assertThat(new PricingJwtUtils(other).getSubjectFromJwtToken(token)).isEqualTo("ada");
    }

    // region: secret-file
    @Test
    void theSecretCanBeAFile() throws IOException {
        Files.writeString(folder.resolve("noteharbor.pricing-secret"), SECRET + "\n");

        new ApplicationContextRunner()
                .withInitializer(new ConfigDataApplicationContextInitializer())
                .withPropertyValues("spring.config.import=configtree:" + folder + "/")
                .run(context -> assertThat(context.getEnvironment().getProperty("noteharbor.pricing-secret"))
                        .isEqualTo(SECRET));
    }
    // endregion: secret-file
}
