package com.noteharbor.notes;

import java.security.Principal;
import java.util.List;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/api/notes")
public class NoteController {

    public record NewNote(String text) {
    }

    public record SavedNote(Long id, String text) {

        static SavedNote of(Note note) {
            return new SavedNote(note.getId(), note.getText());
        }
    }

    private final NoteService notes;

    public NoteController(NoteService notes) {
        this.notes = notes;
    }

    @GetMapping
    public List<SavedNote> list(Principal user) {
        return notes.list(user.getName()).stream().map(SavedNote::of).toList();
    }

    // region: guarded-endpoint
    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    public SavedNote create(@RequestBody NewNote note, Principal user) {
        return SavedNote.of(notes.create(user.getName(), note.text()));
    }

    @GetMapping(path = "/{id}/pdf", produces = MediaType.TEXT_PLAIN_VALUE)
    public String export(@PathVariable Long id, Principal user) {
        return notes.export(user.getName(), id);
    }
    // endregion: guarded-endpoint

    @PostMapping(path = "/{id}/summary", produces = MediaType.TEXT_PLAIN_VALUE)
    public String summarise(@PathVariable Long id, Principal user) {
        return notes.summarise(user.getName(), id);
    }
}
