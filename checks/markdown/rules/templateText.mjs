// @ts-check
/** Rejects text of generators, editors or drafts, also in comments and code. */
import {proseRule, search} from '../prose.mjs';

const LEFTOVERS = [
  /\b(?:lorem ipsum|coming soon|to be (?:written|done|defined))\b/gi,
  /\b(?:TODO|FIXME|TBD|XXX|EDIT:)(?!\w)/g,
  /\b(?:insert|your|some) (?:text|description|title) (?:goes )?here\b/gi,
  /\b(?:describe|explain|write) (?:it|this|the page) here\b/gi,
  /\b(?:Docusaurus Tutorial|Tutorial Intro|Dinosaurs are cool|My Site)\b/g,
  /\b(?:Create a (?:Document|Page|Blog Post)|[Tt]his is my (?:first|new) (?:Docusaurus|post|page))\b/g,
];

const fix = 'Write what the reader needs, or remove it.';

export default proseRule('template-text', 'No text of drafts or templates', ({source}) =>
  LEFTOVERS.flatMap((pattern) =>
    search([source], pattern, (found) => `"${found}" is part of a draft. ${fix}`),
  ),
);
