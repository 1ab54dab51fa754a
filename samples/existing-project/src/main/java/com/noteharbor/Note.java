package com.noteharbor;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;

@Entity
public class Note {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private String owner;

    private String text;

    protected Note() {
    }

    public Note(String owner, String text) {
        this.owner = owner;
        this.text = text;
    }
}
