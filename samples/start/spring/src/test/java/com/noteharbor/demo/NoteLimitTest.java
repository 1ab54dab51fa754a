package com.noteharbor.demo;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.web.servlet.MockMvc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.user;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

/** What the pricing of the sample decides. Not part of an application that is made from it. */
@SpringBootTest
@AutoConfigureMockMvc
@ActiveProfiles("session")
@DirtiesContext
class NoteLimitTest {

    @Autowired
    private MockMvc mvc;

    @Autowired
    private AccountRepository accounts;

    @Test
    void theGuardRollsBackTheUseBeyondTheLimit() throws Exception {
        for (int i = 0; i < 3; i++) {
            mvc.perform(post("/api/features/notes").with(user("new")).with(csrf())).andExpect(status().isOk());
        }
        mvc.perform(post("/api/features/notes").with(user("new")).with(csrf()))
                .andExpect(status().isForbidden())
                .andExpect(jsonPath("detail").value("You have reached the limit of the feature: notes"));

        assertThat(accounts.of("new").used("noteCount")).isEqualTo(3);
    }

    @Test
    void onlyAPaidPlanExports() throws Exception {
        mvc.perform(post("/api/features/pdf-export").with(user("studio")).with(csrf())).andExpect(status().isOk());
        mvc.perform(post("/api/features/pdf-export").with(user("starter")).with(csrf()))
                .andExpect(status().isForbidden());
    }
}
