import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import colored from '@generated/start/default/colored.json';
import firstPricing from '@generated/playground/default/sample.json';
import type {EditorProps} from '@pricing4saas/playground/Editor';
import styles from './start.module.css';
import type {OpenPricing} from './usePricing';

interface LoadedEditor extends Pick<EditorProps, 'textArea'> {
  readonly Editor: (props: EditorProps) => ReactNode;
}

interface PricingEditorProps {
  readonly pricing: OpenPricing;
  readonly onChange: (text: string) => void;
}

/**
 * The editor of the playground. Its code is large. On a first visit, the page has a text area with the colors of the
 * editor instead, until the reader points at it, enters it or opens another file.
 */
export default function PricingEditor({pricing, onChange}: PricingEditorProps): ReactNode {
  const {text, analysis, client} = pricing;
  const area = useRef<HTMLTextAreaElement>(null);
  const colors = useRef<HTMLPreElement>(null);
  const [loaded, setLoaded] = useState<LoadedEditor>();
  const load = useCallback(() => {
    import('@pricing4saas/playground/Editor').then(
      ({default: Editor}) => {
        if (area.current) {
          const {selectionStart, selectionEnd} = area.current;
          const isFocused = document.activeElement === area.current;
          setLoaded({Editor, textArea: {selectionStart, selectionEnd, isFocused}});
        }
      },
      // The text area works without a connection.
      () => undefined,
    );
  }, []);
  // Only the HTML of the page has the colors, not its JavaScript.
  const [isFirstVisit] = useState(!useIsBrowser());
  const isColored = isFirstVisit && text === firstPricing.text;
  useEffect(() => {
    if (!isColored) load();
  }, [isColored, load]);

  return (
    <div className={styles.editor} onPointerEnter={load} onFocus={load}>
      {loaded ? (
        <loaded.Editor
          value={text}
          onChange={onChange}
          label="Pricing2Yaml file"
          problems={analysis?.problems ?? []}
          marks={[]}
          client={client}
          textArea={loaded.textArea}
        />
      ) : (
        <>
          <textarea
            ref={area}
            aria-label="Pricing2Yaml file"
            spellCheck={false}
            value={text}
            onChange={({target}) => onChange(target.value)}
            onScroll={({currentTarget}) => colors.current?.scrollTo(0, currentTarget.scrollTop)}
          />
          {isColored && (
            <pre
              className="language-yaml"
              ref={colors}
              aria-hidden="true"
              dangerouslySetInnerHTML={{__html: colored.html ?? ''}}
              suppressHydrationWarning
            />
          )}
        </>
      )}
    </div>
  );
}
