package com.noteharbor;

import java.time.Clock;
import java.time.LocalDate;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

// region: usage
@Repository
public class Usage {

    private final JdbcClient jdbc;
    private final Subscriptions subscriptions;
    private final Clock clock;

    public Usage(JdbcClient jdbc, Subscriptions subscriptions, Clock clock) {
        this.jdbc = jdbc;
        this.subscriptions = subscriptions;
        this.clock = clock;
    }

    public int notes(String username) {
        return jdbc.sql("select count(*) from note where owner = ?").param(username).query(Integer.class).single();
    }

    /** The usage in the current period. Without a row, there is none yet. */
    public int inPeriod(String username, String counter) {
        return jdbc.sql("select used from usage_counter where username = ? and counter = ? and period_start = ?")
                .params(username, counter, periodStart(username)).query(Integer.class).optional().orElse(0);
    }

    @Transactional
    public void increment(String username, String counter) {
        LocalDate period = periodStart(username);
        jdbc.sql("insert into usage_counter (username, counter, period_start, used) values (?, ?, ?, 0)"
                + " on conflict do nothing").params(username, counter, period).update();
        jdbc.sql("update usage_counter set used = used + 1"
                + " where username = ? and counter = ? and period_start = ?").params(username, counter, period).update();
    }

    private LocalDate periodStart(String username) {
        return subscriptions.of(username).periodStart(LocalDate.now(clock));
    }
}
// endregion: usage
