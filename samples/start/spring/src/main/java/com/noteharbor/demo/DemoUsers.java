package com.noteharbor.demo;

import java.util.List;

import com.noteharbor.pricing.Plans;
import org.springframework.boot.CommandLineRunner;
import org.springframework.stereotype.Component;

/** Stores one account for each plan. */
@Component
class DemoUsers implements CommandLineRunner {

    /** A user and their plan. */
    record DemoUser(String username, String plan) {

        String password() {
            return username + "-demo";
        }
    }

    static final List<DemoUser> ALL = List.of(new DemoUser[] {
            // <each plan>
            new DemoUser("starter", Plans.STARTER),
            new DemoUser("studio", Plans.STUDIO),
            // </each plan>
    });

    private final AccountRepository accounts;

    DemoUsers(AccountRepository accounts) {
        this.accounts = accounts;
    }

    @Override
    public void run(String... args) {
        for (DemoUser user : ALL) {
            Account account = new Account(user.username());
            account.subscribe(user.plan(), List.of());
            accounts.save(account);
        }
    }
}
