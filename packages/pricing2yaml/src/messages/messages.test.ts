import {causeOf} from './model';
import {readMessages} from './page';

it('an entry without a message or an id is reported', () => {
  expect(() => readMessages('## Parser {#parser}\n\n### No code {#a}\n\nText.\n')).toThrow(
    'An entry of #parser does not begin with "### `MESSAGE` {#id}": ### No code {#a}',
  );
});

it('messages are found without location, class and stack trace', () => {
  const nested =
    'Error: Error parsing plan TEAM. Error: Error while parsing the feature pdf of the plan TEAM. Error: Feature pdf is not defined';
  expect(causeOf(nested)).toBe('Feature pdf is not defined');
  expect(causeOf('java.lang.IllegalStateException: No plan')).toBe('No plan');
});
