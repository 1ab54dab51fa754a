package com.noteharbor;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import com.jayway.jsonpath.JsonPath;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

/** What has to work, however users log in. */
@SpringBootTest(properties = {
        "noteharbor.pricing-secret=dGhlIHByaWNpbmcgc2VjcmV0IG9mIHRoZSB0ZXN0cywgMDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDEyMw==",
        "app.jwt-secret=characters that are not Base64: 0123456789"})
@AutoConfigureMockMvc
abstract class ExistingProjectTest {

    protected static final String PRICING_TOKEN = "Pricing-Token";

    @Autowired
    protected MockMvc mvc;

    @Autowired
    private AccountRepository accounts;

    @Autowired
    private NoteRepository notes;

    @Autowired
    private PricingJwtUtils jwtUtils;

    /** Authenticates a request as the set-up does. */
    protected abstract MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request)
            throws Exception;

    @BeforeEach
    void startAfresh() {
        notes.deleteAllInBatch();
        subscribe("ada", "STUDIO");
        subscribe("ben", "STARTER");
    }

    @Test
    void theEndpointIssuesATokenForTheCurrentUser() throws Exception {
        assertThat(eval(fetchToken("ada"), "pdfExport")).isEqualTo(true);
        assertThat(eval(fetchToken("ben"), "pdfExport")).isEqualTo(false);
    }

    @Test
    void withoutALoginNothingIsServed() throws Exception {
        mvc.perform(get("/api/pricing-token"))
                .andExpect(status().isUnauthorized())
                .andExpect(header().doesNotExist(PRICING_TOKEN));
    }

    @Test
    void theGuardRollsBackTheNoteBeyondTheLimit() throws Exception {
        save("ben", 49);

        mvc.perform(as("ben", post("/api/notes").content("The 50th"))).andExpect(status().isOk());
        mvc.perform(as("ben", post("/api/notes").content("The 51st")))
                .andExpect(status().isForbidden())
                .andExpect(jsonPath("detail").value("You have reached the limit of the feature: notes"));

        assertThat(notes.countByOwner("ben")).isEqualTo(50);
    }

    @Test
    void onlyAPaidPlanExports() throws Exception {
        mvc.perform(as("ada", get("/api/notes/pdf"))).andExpect(content().string("0 notes of ada"));
        mvc.perform(as("ben", get("/api/notes/pdf"))).andExpect(status().isForbidden());
    }

    @Test
    void aFilterRenewsTheTokenAfterAChangeOfPlanAndOnlyThen() throws Exception {
        String free = fetchToken("ben");
        assertThat(renewed("ben", free)).isNull();

        subscribe("ben", "STUDIO");
        String paid = renewed("ben", free);

        assertThat(eval(paid, "pdfExport")).isEqualTo(true);
        assertThat(renewed("ben", paid)).isNull();
    }

    @Test
    void anAddOnExtendsTheLimit() throws Exception {
        subscribe("ben", "STARTER", "notePack");

        assertThat(features(fetchToken("ben")).get("notes")).containsEntry("limit", 550.0);
    }

    private void subscribe(String username, String plan, String... addOns) {
        Account account = accounts.findById(username).orElseThrow();
        account.subscribe(plan, List.of(addOns));
        accounts.save(account);
    }

    private void save(String owner, int count) {
        notes.saveAll(IntStream.rangeClosed(1, count).mapToObj(i -> new Note(owner, "Note " + i)).toList());
    }

    protected String fetchToken(String username) throws Exception {
        return JsonPath.read(mvc.perform(as(username, get("/api/pricing-token"))).andExpect(status().isOk())
                .andReturn().getResponse().getContentAsString(), "pricingToken");
    }

    /** The new token in the response to a request with this one, null if there is none. */
    protected String renewed(String username, String pricingToken) throws Exception {
        return mvc.perform(as(username, get("/api/pricing-token")).header(PRICING_TOKEN, pricingToken))
                .andExpect(status().isOk()).andReturn().getResponse().getHeader(PRICING_TOKEN);
    }

    protected Object eval(String pricingToken, String feature) {
        return features(pricingToken).get(feature).get("eval");
    }

    private Map<String, Map<String, Object>> features(String pricingToken) {
        return jwtUtils.getFeaturesFromJwtToken(pricingToken);
    }
}
