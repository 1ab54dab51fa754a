import { Default, ErrorFallback, Feature, Loading, On, and, feature } from "pricing4react";
import { memo, useCallback, useEffect, useState, type FormEvent } from "react";
import { api, post } from "./api";

interface Note {
  id: number;
  text: string;
}

export function NoteEditor() {
  const [notes, setNotes] = useState<Note[]>([]);

  const load = useCallback(async () => {
    const response = await api("/api/notes");
    if (response.ok) {
      setNotes(await response.json());
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  return (
    <main>
      <NewNote onSaved={load} />
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <span>{note.text}</span>
            <ExportButton id={note.id} />
          </li>
        ))}
      </ul>
      <SharedReminders />
    </main>
  );
}

// region: toggle
// memo: a Feature whose parent renders again goes back to Loading and forgets what was typed inside On.
const NewNote = memo(function NewNote({ onSaved }: { onSaved: () => void }) {
  return (
    <Feature expression={feature("notes")}>
      <On>
        <NoteForm onSaved={onSaved} />
      </On>
      <Default>
        <p>There is no room for another note in your plan.</p>
      </Default>
      <Loading>
        <p>Checking your plan…</p>
      </Loading>
      <ErrorFallback>
        <p>Your plan could not be checked. Please log in again.</p>
      </ErrorFallback>
    </Feature>
  );
});
// endregion: toggle

function NoteForm({ onSaved }: { onSaved: () => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    const response = await post("/api/notes", { text });
    if (response.ok) {
      setText("");
      onSaved();
    } else {
      setProblem("The note was not saved: your plan does not allow it.");
    }
  }

  return (
    <form onSubmit={save}>
      <textarea aria-label="Note" value={text} onChange={(e) => setText(e.target.value)} required />
      <button>Save</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

// region: hide-feature
function ExportButton({ id }: { id: number }) {
  return (
    <Feature expression={feature("pdfExport")}>
      <On>
        <button onClick={() => download(id)}>Export as PDF</button>
      </On>
    </Feature>
  );
}
// endregion: hide-feature

async function download(id: number) {
  const response = await api(`/api/notes/${id}/pdf`);
  if (response.ok) {
    window.alert(await response.text());
  }
}

// region: operators
function SharedReminders() {
  return (
    <Feature expression={and(feature("sharedNotebooks"), feature("calendarSync"))}>
      <On>
        <p>Reminders in shared notebooks reach everyone's calendar.</p>
      </On>
      <Default>
        <p>Shared reminders are part of the TEAM plan.</p>
      </Default>
    </Feature>
  );
}
// endregion: operators
