package com.noteharbor;

import io.github.isagroup.annotations.PricingPlanAware;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class NoteService {

    private final JdbcClient jdbc;
    private final Subscriptions subscriptions;

    public NoteService(JdbcClient jdbc, Subscriptions subscriptions) {
        this.jdbc = jdbc;
        this.subscriptions = subscriptions;
    }

    // region: locked-service
    @Transactional
    @PricingPlanAware(featureName = "notes")
    public void create(String owner, String text) {
        subscriptions.lock(owner);
        jdbc.sql("insert into note (owner, text) values (?, ?)").params(owner, text).update();
    }
    // endregion: locked-service
}
