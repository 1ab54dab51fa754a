import type {ReactNode} from 'react';
import options from '@generated/playground/default/options.json';
import type {Draft} from './drafts';
import {useFiles} from './samples';
import {draftLabel} from './useFile';

/** The files of a menu: samples, drafts and published files. Their values are ids. */
export default function FileOptions({drafts}: {readonly drafts: readonly Draft[]}): ReactNode {
  const files = useFiles();
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
      {files.length > 0 && (
        <optgroup label="Real pricings">
          {files.map(({id, title}) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
