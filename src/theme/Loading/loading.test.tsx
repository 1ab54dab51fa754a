// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import Loadable from 'react-loadable';
import Loading from './index';

/** Text of the component; the page that it replaces has the text "The page". */
const text = (): string => document.body.textContent ?? '';

it('shows the error of a chunk and Retry, which loads the chunk again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let isOnline = false;
  const Page = Loadable({
    loading: Loading,
    loader: () =>
      isOnline
        ? Promise.resolve(() => <p>The page</p>)
        : Promise.reject(new Error('Loading chunk 12 failed.')),
  });
  const root = createRoot(document.body);
  await act(async () => root.render(<Page />));
  expect(text()).toContain('Error: Loading chunk 12 failed.');
  expect(document.querySelector('[role="alert"]')).not.toBeNull();

  const retry = () => document.querySelector('button')!;
  expect(retry().textContent).toBe('Retry');
  isOnline = true;
  await act(async () => retry().click());
  expect(text()).toBe('The page');
});
