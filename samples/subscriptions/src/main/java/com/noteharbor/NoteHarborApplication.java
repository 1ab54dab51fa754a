package com.noteharbor;

import java.time.Clock;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.transaction.annotation.EnableTransactionManagement;

// region: transaction-order
@SpringBootApplication(scanBasePackages = {"com.noteharbor", "io.github.isagroup"})
@EnableTransactionManagement(order = 0)
public class NoteHarborApplication {
    // endregion: transaction-order

    public static void main(String[] args) {
        SpringApplication.run(NoteHarborApplication.class, args);
    }

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }
}
