import type {ReactNode} from 'react';
import options from '@generated/playground/default/options.json';
import {draftLabel, type Draft} from './drafts';
import type {PublishedFile} from './options';

interface FileOptionsProps {
  readonly drafts: readonly Draft[];
  readonly files: readonly PublishedFile[];
}

/** The files of a menu: samples, drafts and published files. Their values are ids. */
export default function FileOptions({drafts, files}: FileOptionsProps): ReactNode {
  const named = drafts.map((draft) => ({id: draft.id, label: draftLabel(draft)}));
  return [
    ...options.samples,
    {label: 'Your drafts, in this browser', samples: named},
    {label: 'Real pricings', samples: files},
  ]
    .filter(({samples}) => samples.length > 0)
    .map(({label, samples}) => (
      <optgroup key={label} label={label}>
        {samples.map((sample) => (
          <option key={sample.id} value={sample.id}>
            {sample.label}
          </option>
        ))}
      </optgroup>
    ));
}
