import type {ReactNode} from 'react';
import options from '@generated/playground/default/options.json';
import type {Draft} from './drafts';
import {draftLabel} from './useFile';

/** The files of a menu: samples, drafts and published files. Their values are ids. */
export default function FileOptions({drafts}: {readonly drafts: readonly Draft[]}): ReactNode {
  return (
    <>
      {options.samples.map(({label, samples}) => (
        <optgroup key={label} label={label}>
          {samples.map((sample) => (
            <option key={sample.id} value={sample.id}>
              {sample.label}
            </option>
          ))}
        </optgroup>
      ))}
      {drafts.length > 0 && (
        <optgroup label="Your drafts, in this browser">
          {drafts.map((draft) => (
            <option key={draft.id} value={draft.id}>
              {draftLabel(draft)}
            </option>
          ))}
        </optgroup>
      )}
      {options.files.length > 0 && (
        <optgroup label="Real pricings">
          {options.files.map(({id, title}) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
