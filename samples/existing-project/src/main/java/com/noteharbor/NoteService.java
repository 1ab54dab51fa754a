package com.noteharbor;

import io.github.isagroup.annotations.PricingPlanAware;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class NoteService {

    private final NoteRepository notes;

    public NoteService(NoteRepository notes) {
        this.notes = notes;
    }

    @Transactional
    @PricingPlanAware(featureName = "notes")
    public void create(String owner, String text) {
        notes.save(new Note(owner, text));
    }

    @PricingPlanAware(featureName = "pdfExport")
    public String export(String owner) {
        return notes.countByOwner(owner) + " notes of " + owner;
    }

    public long count(String owner) {
        return notes.countByOwner(owner);
    }
}
