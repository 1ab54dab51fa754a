package com.noteharbor;

import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpSession;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestBuilders.formLogin;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.redirectedUrlPattern;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@ActiveProfiles("session")
class SessionTest extends ExistingProjectTest {

    private final Map<String, MockHttpSession> sessions = new HashMap<>();

    @Override
    protected MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request)
            throws Exception {
        if (!sessions.containsKey(username)) {
            sessions.put(username, logIn(username));
        }
        return request.session(sessions.get(username)).with(csrf());
    }

    private MockHttpSession logIn(String username) throws Exception {
        return (MockHttpSession) mvc.perform(formLogin().user(username).password(username + "-demo"))
                .andReturn().getRequest().getSession();
    }

    @Test
    void otherPagesStillLeadToTheLoginPage() throws Exception {
        mvc.perform(get("/notes").accept(MediaType.TEXT_HTML)).andExpect(redirectedUrlPattern("**/login"));
    }

    @Test
    void aPostWithoutACsrfTokenIsRejectedBeforeTheGuardIsCalled() throws Exception {
        mvc.perform(post("/api/notes").content("A note").session(logIn("ben")))
                .andExpect(status().isForbidden()).andExpect(content().string(""));
    }

    @Test
    void aTokenThatCannotBeVerifiedIsReplaced() throws Exception {
        assertThat(eval(renewed("ben", "not-a-token"), "pdfExport")).isEqualTo(false);
    }
}
