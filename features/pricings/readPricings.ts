/** Pricings of real products. Reads files, so it must not be part of a bundle. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {load} from 'js-yaml';
import type {PublishedFile} from '@pricing4saas/playground';
import {PRICINGS_PATH} from '../../site/pages';

/** The pricings as compressed YAML documents, after a {@link Summary}. `update/` writes it. */
export const PRICINGS_FILE = path.join(__dirname, 'pricings.yml.gz');

export interface Product {
  readonly id: string;
  readonly name: string;
  /** Years of its pricings, the newest last. */
  readonly years: readonly number[];
}

/** What the data set contains. */
export interface Summary {
  readonly files: number;
  /** Files that pricing4ts rejects, with its messages. */
  readonly refused: readonly {readonly file: string; readonly message: string}[];
  readonly products: readonly Product[];
}

export interface RealPricing {
  /** Name in links to the playground, for example `slack-2025`. */
  readonly id: string;
  readonly product: string;
  readonly year: number;
  /** Path of the file below the base path. */
  readonly url: string;
  readonly text: string;
}

/** Reads {@link PRICINGS_FILE}. */
export function readPricings(): {
  readonly summary: Summary;
  readonly pricings: readonly RealPricing[];
} {
  const [first = '', ...texts] = gunzipSync(readFileSync(PRICINGS_FILE))
    .toString()
    .split(/^---\n/m);
  const summary = load(first) as Summary;
  const pricings = summary.products
    .flatMap(({id, name, years}) => years.map((year) => ({id: `${id}-${year}`, name, year})))
    .map(({id, name, year}, index) => ({
      id,
      product: name,
      year,
      url: `${PRICINGS_PATH}/${id}.yml`,
      text: texts[index]!,
    }));
  return {summary, pricings};
}

/** The pricings as files that the playground opens. */
export const playgroundFiles = (): PublishedFile[] =>
  readPricings().pricings.map(({id, product, year, url}) => ({
    id,
    label: `${product} ${year}`,
    url,
  }));
