import { Default, ErrorFallback, Feature, Loading, On, feature } from "pricing4react";
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
    </main>
  );
}

// region: toggle
// Without memo, the form loses the typed text when the parent renders again.
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
  const [problem, setProblem] = useState("");

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const response = await post("/api/notes", Object.fromEntries(new FormData(form)));
    if (response.ok) {
      form.reset();
      onSaved();
    } else {
      setProblem("The note was not saved: your plan does not allow it.");
    }
  }

  return (
    <form onSubmit={save}>
      <textarea name="text" aria-label="Note" required />
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
