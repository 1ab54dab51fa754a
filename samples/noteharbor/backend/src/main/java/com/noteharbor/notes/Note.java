package com.noteharbor.notes;

import java.time.Instant;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;

@Entity
public class Note {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @Column(nullable = false)
    private String owner;

    @Column(nullable = false)
    private String text;

    private Instant summarisedAt;

    protected Note() {
    }

    public Note(String owner, String text) {
        this.owner = owner;
        this.text = text;
    }

    public Long getId() {
        return id;
    }

    public String getOwner() {
        return owner;
    }

    public String getText() {
        return text;
    }

    /** The first sentence stands in for the language model a real application would call. */
    public String summarise() {
        summarisedAt = Instant.now();
        return text.split("(?<=[.!?])\\s", 2)[0];
    }
}
