import {readMessages} from './page';

it('an entry without a message or an id is reported', () => {
  expect(() => readMessages('## Parser {#parser}\n\n### No code {#a}\n\nText.\n')).toThrow(
    'An entry of #parser does not begin with "### `MESSAGE` {#id}": ### No code {#a}',
  );
});
