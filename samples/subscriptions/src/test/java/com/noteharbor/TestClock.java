package com.noteharbor;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

/** A clock that tests can set. */
@Component
@Primary
class TestClock extends Clock {

    private volatile Instant now = Instant.EPOCH;

    void set(String instant) {
        now = Instant.parse(instant);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
