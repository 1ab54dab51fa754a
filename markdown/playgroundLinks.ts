/** Adds a link to the playground after each code block with a whole pricing. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {deflateRawSync} from 'node:zlib';
import type {Code, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {root} from '../lib/root';
import {LINK_PREFIX, SAMPLE_PREFIX} from '@pricing4saas/playground/address';
import {SAMPLE_FOLDER} from '../site/playground';
import {parseFenceMetadata} from './fenceMetadata';
import {importOf, jsxElement} from './mdx';

const COMPONENT = 'OpenInPlayground';
const WORD = 'playground';

/** Whether the text has the two keys that every pricing must have, also one with mistakes. */
const isWholePricing = (text: string): boolean =>
  /^saasName:/m.test(text) && /^features:/m.test(text);

let samples: ReadonlyMap<string, string> | undefined;

/** Sample files: content without space at the end, and name. */
function readSamples(): ReadonlyMap<string, string> {
  const folder = path.join(root, SAMPLE_FOLDER);
  return new Map(
    readdirSync(folder).map((file) => [
      readFileSync(path.join(folder, file), 'utf8').trimEnd(),
      path.parse(file).name,
    ]),
  );
}

/** Fragment of the link that opens a pricing in the playground. */
export function playgroundFragment(text: string): string {
  samples ??= readSamples();
  const sample = samples.get(text.trimEnd());
  return sample === undefined
    ? LINK_PREFIX + deflateRawSync(JSON.stringify({text}), {level: 9}).toString('base64url')
    : SAMPLE_PREFIX + sample;
}

/** The pricing that a code block opens: its own, or the file that it quotes if it has the word. */
function pricingOf({lang, meta, value}: Code): string | undefined {
  if (lang !== 'yaml') return undefined;

  const {words, values} = parseFenceMetadata(meta ?? '');
  const file = values.get('from');
  if (words.has(WORD) && file !== undefined) return readFileSync(path.join(root, file), 'utf8');

  return isWholePricing(value) ? `${value}\n` : undefined;
}

/**
 * Remark plugin. With the word `playground` in its metadata, a code block also gets a button that starts
 * the playground in the page.
 */
export function remarkPlaygroundLinks(): (tree: Root) => void {
  return (tree) => {
    let hasLinks = false;
    visit(tree, 'code', (node, index, parent) => {
      const pricing = pricingOf(node);
      if (pricing === undefined) return undefined;

      const link = jsxElement(COMPONENT, {
        fragment: playgroundFragment(pricing),
        ...(parseFenceMetadata(node.meta ?? '').words.has(WORD) && {embedded: 'true'}),
      });
      parent!.children.splice(index! + 1, 0, link);
      hasLinks = true;
      return [SKIP, index! + 2];
    });
    if (hasLinks) tree.children.push(importOf(COMPONENT, `@site/src/components/${COMPONENT}`));
  };
}
