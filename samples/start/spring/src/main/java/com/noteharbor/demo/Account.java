package com.noteharbor.demo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.noteharbor.pricing.Plans;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;

@Entity
public class Account {

    @Id
    private String username;

    private String plan = Plans.cheapest();

    // EAGER, because filters read the account outside a transaction.
    @ElementCollection(fetch = FetchType.EAGER)
    private List<String> addOns = new ArrayList<>();

    /** How often the user has used something, by the key of the user context. */
    @ElementCollection(fetch = FetchType.EAGER)
    private Map<String, Integer> used = new HashMap<>();

    protected Account() {
    }

    public Account(String username) {
        this.username = username;
    }

    public String getPlan() {
        return plan;
    }

    public List<String> getAddOns() {
        return addOns;
    }

    public void subscribe(String plan, List<String> addOns) {
        this.plan = plan;
        this.addOns = new ArrayList<>(addOns);
    }

    public int used(String key) {
        return used.getOrDefault(key, 0);
    }

    public void use(String key) {
        used.merge(key, 1, Integer::sum);
    }
}
