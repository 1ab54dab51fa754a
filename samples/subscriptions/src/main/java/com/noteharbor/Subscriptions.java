package com.noteharbor;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

// region: subscriptions
@Repository
public class Subscriptions {

    private final JdbcClient jdbc;
    private final Clock clock;
    private final String newestPricing;

    public Subscriptions(JdbcClient jdbc, Clock clock, @Value("${noteharbor.newest-pricing}") String newestPricing) {
        this.jdbc = jdbc;
        this.clock = clock;
        this.newestPricing = newestPricing;
    }

    @Transactional
    public void register(String username) {
        jdbc.sql("insert into customer (username) values (?)").param(username).update();
        jdbc.sql("insert into subscription (username, pricing_version, started_on) values (?, ?, ?)")
                .params(username, newestPricing, LocalDate.now(clock)).update();
    }

    public Subscription of(String username) {
        return jdbc.sql("select plan, pricing_version, started_on from subscription where username = ?")
                .param(username).query(Subscription.class).single();
    }

    public List<String> addOnsOf(String username) {
        return jdbc.sql("select add_on from subscription_add_on where username = ? order by add_on")
                .param(username).query(String.class).list();
    }
    // endregion: subscriptions

    // region: lock
    /** Other transactions that lock this subscription wait for this one's end. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void lock(String username) {
        jdbc.sql("select username from subscription where username = ? for update")
                .param(username).query(String.class).single();
    }
    // endregion: lock
}
