import {expect, it} from 'vitest';
import {outdatedFacts} from './suite';

it('outdatedFacts reports facts after 180 days, with the place to verify them', () => {
  const members = [
    {name: 'Old', address: 'https://old.example', verified: '2026-01-01'},
    {name: 'New', address: 'https://new.example', verified: '2026-01-02'},
  ];
  expect(outdatedFacts(members, new Date('2026-06-30T00:00:00Z'))).toEqual([]);
  expect(outdatedFacts(members, new Date('2026-06-30T12:00:00Z'))).toEqual([
    'site/suite.ts: the facts about "Old" were verified on 2026-01-01, more than 180 days ago. ' +
      'Compare them with https://old.example, and set "verified" to the current date.',
  ]);
});
