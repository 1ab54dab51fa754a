package com.noteharbor.accounts;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.springframework.stereotype.Component;

/** The subscriptions of the two demo users; a real application keeps them in its database. */
@Component
public class Accounts {

    private final Map<String, Subscription> subscriptions = new ConcurrentHashMap<>();

    public Accounts() {
        reset();
    }

    public final void reset() {
        subscriptions.put("ada", new Subscription("STUDIO", List.of("notePack")));
        subscriptions.put("ben", new Subscription("STARTER", List.of()));
    }

    public Subscription of(String username) {
        return subscriptions.get(username);
    }

    public void change(String username, Subscription subscription) {
        subscriptions.put(username, subscription);
    }
}
