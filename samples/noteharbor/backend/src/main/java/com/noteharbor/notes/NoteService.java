package com.noteharbor.notes;

import java.util.List;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

import io.github.isagroup.annotations.PricingPlanAware;

@Service
public class NoteService {

    private final NoteRepository notes;

    public NoteService(NoteRepository notes) {
        this.notes = notes;
    }

    public List<Note> list(String owner) {
        return notes.findByOwnerOrderById(owner);
    }

    // region: guarded-service
    // The library checks after the method. @Transactional undoes it on failure.
    @Transactional
    @PricingPlanAware(featureName = "notes")
    public Note create(String owner, String text) {
        return notes.save(new Note(owner, text));
    }
    // endregion: guarded-service

    @Transactional(readOnly = true)
    @PricingPlanAware(featureName = "pdfExport")
    public String export(String owner, Long id) {
        // A real application renders a PDF here.
        return notes.findByIdAndOwner(id, owner).map(Note::getText)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }
}
