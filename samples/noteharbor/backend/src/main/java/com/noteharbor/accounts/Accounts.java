package com.noteharbor.accounts;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.springframework.stereotype.Component;

/** The demo users' subscriptions. Real applications have them in a database. */
@Component
public class Accounts {

    /** Names of a plan and of add-ons, as in the pricing file. */
    public record Subscription(String plan, List<String> addOns) {
    }

    private final Map<String, Subscription> subscriptions = new ConcurrentHashMap<>(Map.of(
            "ada", new Subscription("STUDIO", List.of("notePack")),
            "ben", new Subscription("STARTER", List.of())));

    public Subscription of(String username) {
        return subscriptions.get(username);
    }

    public void change(String username, Subscription subscription) {
        subscriptions.put(username, subscription);
    }
}
