package com.noteharbor.security;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.web.SecurityFilterChain;

/** Lets everyone load the built front end, which this service serves if it is started with start.mjs. */
@Configuration
class FrontEndSecurity {

    @Bean
    @Order(1)
    SecurityFilterChain frontEnd(HttpSecurity http) throws Exception {
        return http
                .securityMatcher("/", "/index.html", "/assets/**")
                .authorizeHttpRequests(requests -> requests.anyRequest().permitAll())
                .build();
    }
}
