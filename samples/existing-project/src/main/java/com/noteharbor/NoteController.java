package com.noteharbor;

import java.security.Principal;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/api/notes")
public class NoteController {

    private final NoteService notes;

    public NoteController(NoteService notes) {
        this.notes = notes;
    }

    @PostMapping
    public void create(@RequestBody String text, Principal user) {
        notes.create(user.getName(), text);
    }

    @GetMapping
    public long count(Principal user) {
        return notes.count(user.getName());
    }

    @GetMapping("/pdf")
    public String export(Principal user) {
        return notes.export(user.getName());
    }
}
