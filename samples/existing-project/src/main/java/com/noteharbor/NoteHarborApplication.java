package com.noteharbor;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.transaction.annotation.EnableTransactionManagement;

@SpringBootApplication(scanBasePackages = {"com.noteharbor", "io.github.isagroup"})
@EnableTransactionManagement(order = 0)
public class NoteHarborApplication {

    public static void main(String[] args) {
        SpringApplication.run(NoteHarborApplication.class, args);
    }
}
