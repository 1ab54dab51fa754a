package com.noteharbor.pricing;

/** Everything that the expressions of the pricing file read about a user. The libraries do not count: your code does. */
public interface UserContext {

    // <each number key>
    int noteCount(String username);
    // </each number key>

    // <each boolean key>
    boolean betaTester(String username);
    // </each boolean key>

    // <each text key>
    String region(String username);
    // </each text key>
}
