import {outdatedFacts} from './ecosystem';

it('outdatedFacts reports facts after 180 days, with the place to verify them', () => {
  const page = `
| Member | Verified on |
| --- | --- |
| [Old](https://old.example) | a | Jan&nbsp;1,&nbsp;2026 |
| [New](https://new.example) | b | Jan&nbsp;2,&nbsp;2026 |
`;
  expect(outdatedFacts(page, new Date('2026-06-30T00:00:00Z'))).toEqual([]);
  expect(outdatedFacts(page, new Date('2026-06-30T12:00:00Z'))).toEqual([
    'docs/api/understanding/ecosystem.mdx: the facts about "Old" were verified on Jan 1, 2026, more than 180 days ' +
      'ago. Compare them with https://old.example, and write the current date.',
  ]);
  expect(() => outdatedFacts('', new Date())).toThrow('has no table');
});
