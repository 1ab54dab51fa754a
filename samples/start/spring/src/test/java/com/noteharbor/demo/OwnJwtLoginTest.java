package com.noteharbor.demo;

import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.jayway.jsonpath.JsonPath;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.http.MediaType;
// <if sample>
import org.springframework.test.context.ActiveProfiles;
// </if sample>
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@SpringBootTest
@AutoConfigureMockMvc
// <if sample>
@ActiveProfiles("own-jwt")
// </if sample>
class OwnJwtLoginTest {

    @Autowired
    private MockMvc mvc;

    @Autowired
    private ObjectMapper json;

    @Test
    void everyDemoUserCanLogIn() throws Exception {
        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            String authToken = JsonPath.read(logIn(demo.username(), demo.password())
                    .andReturn().getResponse().getContentAsString(), "authToken");

            mvc.perform(get("/api/pricing-token").header("Authorization", "Bearer " + authToken))
                    .andExpect(status().isOk()).andExpect(header().exists("Pricing-Token"));
        }
    }

    @Test
    void aWrongPasswordIsRejected() throws Exception {
        logIn(DemoUsers.ALL.get(0).username(), "wrong").andExpect(status().isUnauthorized());
    }

    private ResultActions logIn(String username, String password) throws Exception {
        return mvc.perform(post("/api/login").contentType(MediaType.APPLICATION_JSON)
                .content(json.writeValueAsString(Map.of("username", username, "password", password))));
    }
}
