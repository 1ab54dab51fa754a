package com.noteharbor.notes;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

import org.springframework.data.jpa.repository.JpaRepository;

public interface NoteRepository extends JpaRepository<Note, Long> {

    List<Note> findByOwnerOrderById(String owner);

    Optional<Note> findByIdAndOwner(Long id, String owner);

    long countByOwner(String owner);

    long countByOwnerAndSummarisedAtGreaterThanEqual(String owner, Instant since);

    default long countSummariesThisMonth(String owner) {
        return countByOwnerAndSummarisedAtGreaterThanEqual(owner,
                YearMonth.now(ZoneOffset.UTC).atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC));
    }
}
