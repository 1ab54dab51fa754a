import {useId, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

interface Field {
  readonly id: string;
  /** Path in the file, such as `plans.<name>.price`. */
  readonly name: string;
}

/** The fields of a specification: the headings that consist of a path in code. */
function useFields(): readonly Field[] {
  return useDoc().toc.flatMap(({id, value}) => {
    const path = /^<code>([^<\s]+)<\/code>$/.exec(value)?.[1];
    return path ? [{id, name: path.replaceAll('&lt;', '<').replaceAll('&gt;', '>')}] : [];
  });
}

/** Jumps from the top of a long specification to a field. Without scripts, the table of contents does. */
export default function FieldJump(): ReactNode {
  const fields = useFields();
  const id = useId();
  const jump = (input: HTMLInputElement, isMatch: (name: string) => boolean) => {
    const field = fields.find(({name}) => isMatch(name.toLowerCase()));
    if (field) location.hash = field.id;

    input.setCustomValidity(field ? '' : 'No field has this name.');
    return field;
  };
  return (
    <form
      className={styles.form}
      data-markdown=""
      data-search-ignore
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.elements[0] as HTMLInputElement;
        const text = input.value.trim().toLowerCase();
        const found =
          jump(input, (name) => name === text) ??
          jump(input, (name) => text !== '' && name.endsWith(`.${text}`)) ??
          jump(input, (name) => text !== '' && name.includes(text));
        if (!found) input.reportValidity();
      }}>
      <label htmlFor={id}>Jump to a field</label>
      <input
        id={id}
        list={`${id}-fields`}
        autoComplete="off"
        spellCheck={false}
        onInput={({currentTarget: input, nativeEvent: {inputType}}) => {
          input.setCustomValidity('');
          // A suggestion that the reader chose, not text that the reader types.
          if (!inputType || inputType === 'insertReplacementText') input.form!.requestSubmit();
        }}
      />
      <datalist id={`${id}-fields`}>
        {fields.map(({name}) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="submit" className="button button--secondary">
        Go
      </button>
    </form>
  );
}
