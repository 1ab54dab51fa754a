// Usage: node pricing-changes.mjs FILE BEFORE AFTER, with Git revisions
//    or: node pricing-changes.mjs BEFORE AFTER, with files
// Prints in Markdown how a pricing changes.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {retrievePricingFromYaml} from 'pricing4ts';
import {comparePricings, comparisonMarkdown} from './compare-pricings.mjs';

const states = process.argv.slice(2);
const file = states.length > 2 ? states.shift() : undefined;
const git = (...args) => execFileSync('git', args, {encoding: 'utf8'});
const missing = (revision) => file && git('ls-tree', revision, '--', file) === '';
const read = (state) => (file ? git('show', `${state}:./${file}`) : readFileSync(state, 'utf8'));

const [before, after] = states.map((state) =>
  missing(state) ? undefined : retrievePricingFromYaml(read(state)),
);
if (before && after) {
  console.log(comparisonMarkdown(comparePricings(before, after)));
} else {
  console.log(before ? 'The pricing is removed.' : 'The pricing is new.');
}
