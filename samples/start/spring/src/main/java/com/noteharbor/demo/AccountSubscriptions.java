package com.noteharbor.demo;

import java.util.List;

import com.noteharbor.pricing.Subscriptions;
import org.springframework.stereotype.Component;

@Component
class AccountSubscriptions implements Subscriptions {

    private final AccountRepository accounts;

    AccountSubscriptions(AccountRepository accounts) {
        this.accounts = accounts;
    }

    @Override
    public String plan(String username) {
        return accounts.of(username).getPlan();
    }

    @Override
    public List<String> addOns(String username) {
        return accounts.of(username).getAddOns();
    }
}
