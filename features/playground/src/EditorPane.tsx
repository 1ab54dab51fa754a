import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
  type Ref,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {EditorProps, EditorHandle, TextAreaState} from './editor/Editor';
import editorStyles from './editor/Editor.module.css';
import styles from './playground.module.css';

/** Shows a place. While the editor is a text area, `show` has no effect. */
export type EditorPaneHandle = EditorHandle;

/** Lines above a place that is shown. */
const LINES_ABOVE = 4;

interface EditorPaneProps extends Omit<EditorProps, 'ref' | 'textArea'> {
  readonly ref?: Ref<EditorPaneHandle>;
  /** Called with a file that is dropped on the editor. */
  readonly onDropFile: (file: File) => void;
}

/** Id of the text area that the server renders. */
const AREA_ID = 'playground-file';

/** What a reader has typed before hydration, which resets the text area. */
const typedBeforeHydration = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLTextAreaElement>(`#${AREA_ID}`)?.value;

/** The editor with its code, and the text area that it replaces. */
interface Loaded {
  readonly Editor: (props: EditorProps) => ReactNode;
  readonly textArea: TextAreaState;
}

function PaneNotice({problem}: {readonly problem: string}): ReactNode {
  return (
    <p className={styles.editorNotice} role="status">
      {problem} This text area has no highlighting or suggestions.
    </p>
  );
}

/**
 * The editor. The server renders a plain text area. It is replaced when the code of the editor has
 * loaded, and stays if the code does not load.
 */
export default function EditorPane({ref, onDropFile, ...props}: EditorPaneProps): ReactNode {
  const {value, onChange, label} = props;
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isTarget, setIsTarget] = useState(false);
  const [typed] = useState(typedBeforeHydration);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);

  const restoreTyped = useEffectEvent(() => {
    if (typed !== undefined) onChange(typed);
  });
  useEffect(() => {
    restoreTyped();
    import('./editor/Editor').then(
      ({default: Editor}) => {
        // The reader may have left meanwhile.
        if (area.current) {
          const {selectionStart, selectionEnd} = area.current;
          const isFocused = document.activeElement === area.current;
          setLoaded({Editor, textArea: {selectionStart, selectionEnd, isFocused}});
        }
      },
      () => setHasFailed(true),
    );
  }, []);

  useImperativeHandle(ref, () => ({
    reveal(range) {
      editor.current?.reveal(range);
      const {current} = area;
      if (!current) return;

      current.focus();
      current.setSelectionRange(range.from, range.to);
      const lineHeight = parseFloat(getComputedStyle(current).lineHeight);
      current.scrollTop = (range.line - LINES_ABOVE) * lineHeight;
    },
    show(range) {
      editor.current?.show(range);
    },
  }));

  const drag = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setIsTarget(true);
    }
  };
  const drop = (event: DragEvent) => {
    setIsTarget(false);
    const [file] = event.dataTransfer.files;
    if (file) {
      event.preventDefault();
      onDropFile(file);
    }
  };
  const textArea = (
    <textarea
      ref={area}
      id={AREA_ID}
      className={editorStyles.textArea}
      aria-label={label}
      value={value}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      onChange={({target}) => onChange(target.value)}
    />
  );
  return (
    <div
      className={styles.editor}
      data-drop-target={isTarget}
      onDragOver={drag}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}>
      {loaded ? (
        <ErrorBoundary
          fallback={() => (
            <>
              <PaneNotice problem="The editor cannot show this file." />
              {textArea}
            </>
          )}>
          <loaded.Editor {...props} ref={editor} textArea={loaded.textArea} />
        </ErrorBoundary>
      ) : (
        <>
          {hasFailed && <PaneNotice problem="The editor could not be loaded." />}
          {textArea}
        </>
      )}
    </div>
  );
}
