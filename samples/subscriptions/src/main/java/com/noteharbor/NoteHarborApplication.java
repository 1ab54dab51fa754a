package com.noteharbor;

import java.time.Clock;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

@SpringBootApplication(scanBasePackages = {"com.noteharbor", "io.github.isagroup"})
public class NoteHarborApplication {

    public static void main(String[] args) {
        SpringApplication.run(NoteHarborApplication.class, args);
    }

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }
}
