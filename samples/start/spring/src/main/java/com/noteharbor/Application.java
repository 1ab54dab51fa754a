package com.noteharbor;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.transaction.annotation.EnableTransactionManagement;

// The order makes a transaction enclose the guard, so that a rejected change is rolled back.
@SpringBootApplication(scanBasePackages = {"com.noteharbor", "io.github.isagroup"})
@EnableTransactionManagement(order = 0)
public class Application {

    public static void main(String[] args) {
        SpringApplication.run(Application.class, args);
    }
}
