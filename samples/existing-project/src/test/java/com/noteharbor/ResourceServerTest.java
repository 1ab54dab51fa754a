package com.noteharbor;

import io.github.isagroup.filters.RenewTokenFilter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.config.AutowireCapableBeanFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;

@ActiveProfiles("resource-server")
@TestPropertySource(properties = "petclinic.app.jwtSecret=unused")
@ExtendWith(OutputCaptureExtension.class)
class ResourceServerTest extends ExistingProjectTest {

    private static IdentityProvider provider;

    @DynamicPropertySource
    static void issuer(DynamicPropertyRegistry registry) throws Exception {
        provider = new IdentityProvider();
        registry.add("spring.security.oauth2.resourceserver.jwt.issuer-uri", provider::issuer);
    }

    @AfterAll
    static void stop() {
        provider.close();
    }

    @Override
    protected MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request) {
        return request.header("Authorization", bearer(username));
    }

    private static String bearer(String subject) {
        return "Bearer " + provider.authToken(subject, claims -> { });
    }

    @Test
    void aUserWhoHasNoAccountYetHasTheFreePlan() throws Exception {
        assertThat(eval(fetchToken("provider|4711"), "pdfExport")).isEqualTo(false);
    }

    @Test
    void theFilterOfTheLibraryIgnoresTokensOfTheProvider(
            @Autowired AutowireCapableBeanFactory beans, CapturedOutput log) throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.addHeader("Authorization", bearer("ada"));
        MockHttpServletResponse response = new MockHttpServletResponse();

        beans.createBean(RenewTokenFilter.class).doFilter(request, response, new MockFilterChain());

        assertThat(response.getHeaderNames()).isEmpty();
        assertThat(log).contains("JWT claims string is empty: Key bytes can only be specified for HMAC signatures. "
                + "Please specify a PublicKey or PrivateKey instance.");
    }
}
