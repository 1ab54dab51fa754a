package com.noteharbor.demo;

import java.util.List;
import java.util.Set;

import com.jayway.jsonpath.JsonPath;
import io.github.isagroup.PricingContext;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import jakarta.servlet.ServletException;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
// <if sample>
import org.springframework.test.context.ActiveProfiles;
// </if sample>
import org.springframework.test.web.servlet.MockMvc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.user;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@SpringBootTest
@AutoConfigureMockMvc
// <if sample>
@ActiveProfiles("session")
// </if sample>
class ApplicationTest {

    private static final List<String> ENDPOINTS = List.of(new String[] {
            // <each feature>
            "pdf-export",
            "notes",
            "beta-editor",
            "eu-hosting",
            // </each feature>
    });

    @Autowired
    private MockMvc mvc;

    @Autowired
    private AccountRepository accounts;

    @Autowired
    private PricingContext pricingContext;

    @Autowired
    private PricingJwtUtils jwtUtils;

    @Test
    void everyDemoUserHasAPricingTokenWithAllFeatures() throws Exception {
        Set<String> features = pricingContext.getPricingManager().getFeatures().keySet();

        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            String token = JsonPath.read(mvc.perform(get("/api/pricing-token").with(user(demo.username())))
                    .andReturn().getResponse().getContentAsString(), "pricingToken");
            assertThat(jwtUtils.getFeaturesFromJwtToken(token)).containsOnlyKeys(features);
        }
    }

    @Test
    void everyFeatureHasAnEndpointThatThePricingOpensOrCloses() throws Exception {
        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            for (String endpoint : ENDPOINTS) {
                assertThat(statusOf(endpoint, demo.username())).as("%s as %s", endpoint, demo.username()).isIn(200, 403);
            }
        }
    }

    @Test
    void withAnUnknownPlanEveryEndpointIsClosed() throws Exception {
        Account account = new Account("unknown-plan");
        account.subscribe("not a plan", List.of());
        accounts.save(account);

        for (String endpoint : ENDPOINTS) {
            assertThat(statusOf(endpoint, "unknown-plan")).as(endpoint).isNotEqualTo(200);
        }
    }

    @Test
    void withoutALoginEveryEndpointIsClosed() throws Exception {
        for (String endpoint : ENDPOINTS) {
            mvc.perform(post("/api/features/" + endpoint).with(csrf())).andExpect(status().isUnauthorized());
        }
    }

    /** A guard that cannot evaluate the pricing throws. MockMvc throws the exception instead of status 500. */
    private int statusOf(String endpoint, String username) throws Exception {
        try {
            return mvc.perform(post("/api/features/" + endpoint).with(user(username)).with(csrf()))
                    .andReturn().getResponse().getStatus();
        } catch (ServletException e) {
            return 500;
        }
    }
}
