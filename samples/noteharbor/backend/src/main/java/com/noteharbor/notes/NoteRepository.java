package com.noteharbor.notes;

import java.util.List;
import java.util.Optional;

import org.springframework.data.jpa.repository.JpaRepository;

public interface NoteRepository extends JpaRepository<Note, Long> {

    List<Note> findByOwnerOrderById(String owner);

    Optional<Note> findByIdAndOwner(Long id, String owner);

    long countByOwner(String owner);
}
