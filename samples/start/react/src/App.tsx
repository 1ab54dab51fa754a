import {useState, type FormEvent} from 'react';
import {api, fetchPricingToken, forget, isLoggedIn} from './pricing/api';
import {FIELDS, logIn} from './pricing/auth';
import {ENDPOINTS, FEATURES, type FeatureName} from './pricing/features';
import {Toggle} from './pricing/Toggle';

export function App() {
  return isLoggedIn() ? <Features /> : <Login />;
}

function Login() {
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if ((await logIn(form)) && (await fetchPricingToken())) {
      window.location.reload();
    } else {
      setProblem('The login failed.');
    }
  }

  return (
    <form onSubmit={submit}>
      {FIELDS.map((name) => (
        <input key={name} name={name} aria-label={name} placeholder={name} type={name === 'password' ? name : 'text'} required />
      ))}
      <button>Log in</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

/** A button for each feature. Replace it with your page. */
function Features() {
  const [result, setResult] = useState('');

  async function use(name: FeatureName) {
    const response = await api(ENDPOINTS[name], {method: 'POST'});
    setResult(response.ok ? await response.text() : `${name}: status ${response.status}`);
  }

  return (
    <main>
      <button onClick={() => void forget()}>Log out</button>
      <ul>
        {FEATURES.map((name) => (
          <li key={name}>
            <Toggle name={name} fallback={`${name} is not in your plan, or its limit is reached.`}>
              <button onClick={() => void use(name)}>{name}</button>
            </Toggle>
          </li>
        ))}
      </ul>
      <p role="status">{result}</p>
    </main>
  );
}
