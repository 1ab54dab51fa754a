package com.noteharbor.demo;

import jakarta.servlet.http.Cookie;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpSession;
import org.springframework.test.annotation.DirtiesContext;
// <if sample>
import org.springframework.test.context.ActiveProfiles;
// </if sample>
import org.springframework.test.web.servlet.MockMvc;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.redirectedUrl;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.redirectedUrlPattern;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@SpringBootTest
@AutoConfigureMockMvc
// The post-processor csrf() of other tests replaces the repository of the tokens.
@DirtiesContext(classMode = DirtiesContext.ClassMode.BEFORE_CLASS)
// <if sample>
@ActiveProfiles("session")
// </if sample>
class SessionLoginTest {

    @Autowired
    private MockMvc mvc;

    @Test
    void everyDemoUserCanLogIn() throws Exception {
        // As a browser does: the token of the cookie is sent back.
        Cookie csrf = mvc.perform(get("/login")).andReturn().getResponse().getCookie("XSRF-TOKEN");

        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            MockHttpSession session = (MockHttpSession) mvc.perform(post("/login")
                            .cookie(csrf).header("X-XSRF-TOKEN", csrf.getValue())
                            .param("username", demo.username()).param("password", demo.password()))
                    .andExpect(redirectedUrl("/api/pricing-token")).andReturn().getRequest().getSession();

            mvc.perform(get("/api/pricing-token").session(session))
                    .andExpect(status().isOk()).andExpect(header().exists("Pricing-Token"));
        }
    }

    @Test
    void otherPagesLeadToTheLoginPage() throws Exception {
        mvc.perform(get("/").accept(MediaType.TEXT_HTML)).andExpect(redirectedUrlPattern("**/login"));
    }
}
