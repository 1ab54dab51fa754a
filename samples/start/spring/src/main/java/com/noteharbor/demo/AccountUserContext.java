package com.noteharbor.demo;

import com.noteharbor.pricing.UserContext;
import org.springframework.stereotype.Component;

/** Replace the values with those of your application, for example {@code notes.countByOwner(username)}. */
@Component
class AccountUserContext implements UserContext {

    private final AccountRepository accounts;

    AccountUserContext(AccountRepository accounts) {
        this.accounts = accounts;
    }

    // <each number key>
    @Override
    public int noteCount(String username) {
        return accounts.of(username).used("noteCount");
    }
    // </each number key>

    // <each boolean key>
    @Override
    public boolean betaTester(String username) {
        return false;
    }
    // </each boolean key>

    // <each text key>
    @Override
    public String region(String username) {
        return "";
    }
    // </each text key>
}
