package com.noteharbor;

import org.springframework.data.jpa.repository.JpaRepository;

public interface NoteRepository extends JpaRepository<Note, Long> {

    long countByOwner(String owner);
}
