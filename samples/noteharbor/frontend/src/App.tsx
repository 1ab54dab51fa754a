import { useEffect, useState, type FormEvent } from "react";
import { NoteEditor } from "./NoteEditor";
import { api, post } from "./api";
import { authToken, logIn, logOut } from "./pricing";

export function App() {
  if (authToken() === null) {
    return <Login />;
  }
  return (
    <>
      <header>
        <h1>NoteHarbor</h1>
        <PlanPicker />
        <button onClick={logOut}>Log out</button>
      </header>
      <NoteEditor />
    </>
  );
}

function Login() {
  const [problem, setProblem] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (await logIn(String(form.get("username")), String(form.get("password")))) {
      window.location.reload();
    } else {
      setProblem("Wrong name or password");
    }
  }

  return (
    <form onSubmit={submit}>
      <input name="username" aria-label="Name" placeholder="Name" required />
      <input name="password" aria-label="Password" placeholder="Password" type="password" required />
      <button>Log in</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

function PlanPicker() {
  const [plan, setPlan] = useState("");

  async function load() {
    const response = await api("/api/plan");
    if (response.ok) {
      setPlan((await response.json()).plan);
    }
  }

  useEffect(() => {
    void load();
  }, []);

  // region: plan-change
  async function change(newPlan: string) {
    await post("/api/plan", { plan: newPlan });
    // The new token comes with the first request after the change.
    await load();
  }
  // endregion: plan-change

  return (
    <select aria-label="Plan" value={plan} onChange={(e) => change(e.target.value)}>
      <option>STARTER</option>
      <option>STUDIO</option>
      <option>TEAM</option>
    </select>
  );
}
