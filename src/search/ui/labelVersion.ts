import type {DocsVersion} from '../../../site/versions';
import {escapeHtml} from '../engine/highlight';
import type {SearchHit} from '../engine/types';

/** Names the docs version in the group title of hits that belong to another than the one read. */
export function labelVersion(hit: SearchHit, reading: DocsVersion): SearchHit {
  if (hit.version === null || hit.version === undefined || hit.version === reading.label) {
    return hit;
  }
  const suffix = ` · ${hit.version}`;
  const label = (levels: SearchHit['_highlightResult']['hierarchy']) =>
    levels.lvl0
      ? {...levels, lvl0: {...levels.lvl0, value: levels.lvl0.value + escapeHtml(suffix)}}
      : levels;
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0: hit.hierarchy.lvl0 + suffix},
    _highlightResult: {hierarchy: label(hit._highlightResult.hierarchy)},
    _snippetResult: {...hit._snippetResult, hierarchy: label(hit._snippetResult.hierarchy)},
  };
}
