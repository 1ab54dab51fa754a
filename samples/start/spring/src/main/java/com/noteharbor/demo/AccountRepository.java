package com.noteharbor.demo;

import org.springframework.data.jpa.repository.JpaRepository;

public interface AccountRepository extends JpaRepository<Account, String> {

    /** A user without a row, such as one who has just registered, has the cheapest plan. */
    default Account of(String username) {
        return findById(username).orElseGet(() -> new Account(username));
    }
}
