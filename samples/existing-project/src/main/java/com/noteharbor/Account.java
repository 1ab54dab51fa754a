package com.noteharbor;

// region: plan-imports
import java.util.ArrayList;
import java.util.List;

import jakarta.persistence.ElementCollection;
import jakarta.persistence.FetchType;
// endregion: plan-imports

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Account {

    @Id
    private String username;

    // region: plan-fields
    private String plan = "STARTER";

    // EAGER, because filters read the add-ons outside a transaction.
    @ElementCollection(fetch = FetchType.EAGER)
    private List<String> addOns = new ArrayList<>();
    // endregion: plan-fields

    // region: subject-field
    // The claim "sub" of the identity provider; null before the first login.
    @Column(unique = true)
    private String subject;
    // endregion: subject-field

    protected Account() {
    }

    public Account(String username) {
        this.username = username;
    }

    public String getUsername() {
        return username;
    }

    public void linkTo(String subject) {
        this.subject = subject;
    }

    // region: plan-accessors
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
    // endregion: plan-accessors
}
