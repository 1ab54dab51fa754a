/** Links to the pages of the docs that explain problems. */
import {fieldHeadingId} from '@pricing4saas/pricing2yaml/schema/address';
import type {Pages} from './options';
import type {ExplainedBy, Topic} from './types';

export interface PageLink {
  readonly label: string;
  /** Path below the base path. */
  readonly path: string;
}

const LABELS: Readonly<Record<Topic, string>> = {
  yaml: 'YAML pitfalls',
  escaping: 'Quote an expression in YAML',
  versions: 'Versions of Pricing2Yaml',
  expressions: 'Language of an expression',
  differences: 'Parser differences',
  rewritten: 'Files that are rewritten',
};

/** The link to what explains a problem. */
export function pageLink(page: ExplainedBy, {topics, specifications}: Pages): PageLink {
  if ('topic' in page) return {label: LABELS[page.topic], path: topics[page.topic]};

  const {version, field} = page;
  const specification = {label: `Pricing2Yaml ${version}`, path: specifications[version]};
  return field === undefined
    ? specification
    : {
        label: `${field} in ${specification.label}`,
        path: `${specification.path}#${fieldHeadingId(field)}`,
      };
}
