// Usage: node pricing-changes.mjs FILE BEFORE AFTER
// Prints in Markdown how a pricing changes between two Git revisions.
import {execFileSync} from 'node:child_process';
import {retrievePricingFromYaml} from 'pricing4ts';
import {comparePricings, comparisonMarkdown} from './compare-pricings.mjs';

const [file, ...revisions] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, {encoding: 'utf8'});

const [before, after] = revisions.map((revision) =>
  git('ls-tree', revision, '--', file) === ''
    ? undefined
    : retrievePricingFromYaml(git('show', `${revision}:./${file}`)),
);
if (before && after) {
  console.log(comparisonMarkdown(comparePricings(before, after)));
} else {
  console.log(before ? 'The pricing is removed.' : 'The pricing is new.');
}
