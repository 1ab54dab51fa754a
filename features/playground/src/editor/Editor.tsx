import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {EditorSelection, type EditorState, type SelectionRange} from '@codemirror/state';
import {
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type Command,
} from '@codemirror/view';
import type {PlaygroundClient} from '../client';
import type {Problem, TextRange} from '../types';
import {appearance, setMarks} from './appearance';
import {assistance, showProblems} from './assistance';
import {indentation} from './indentation';
import './styleMod';
import styles from './Editor.module.css';

export interface EditorHandle {
  /** Selects a range, scrolls to it and focuses the editor. */
  reveal(range: TextRange): void;
  /** Scrolls to a range. Does not move the focus or the selection. */
  show(range: TextRange): void;
}

/** Selection and focus of the text area that the editor replaces, which it keeps. */
export interface TextAreaState {
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly isFocused: boolean;
}

export interface EditorProps {
  readonly ref?: Ref<EditorHandle>;
  /** The text. A new text from outside replaces the whole text in one step that readers can undo. */
  readonly value: string;
  /** Called with the whole text after each change. Line breaks are line feeds. */
  onChange(text: string): void;
  /** Accessible name. */
  readonly label: string;
  /** Problems to underline. Their places may be of an earlier text. */
  readonly problems: readonly Problem[];
  /** Ranges whose lines are marked as deciding. */
  readonly marks: readonly TextRange[];
  /** Answers what the editor asks. */
  readonly client: PlaygroundClient | undefined;
  /** Absent if the editor was not preceded by a text area. Only its first value matters. */
  readonly textArea?: TextAreaState;
}

/** A range of the text, which can be shorter than the one that was analyzed. */
const rangeIn = ({doc}: EditorState, from: number, to: number): SelectionRange =>
  EditorSelection.range(Math.min(from, doc.length), Math.min(to, doc.length));

const loadSearch = () => import('./search');

/** Opens the search. Its code is loaded when the editor has the focus for the first time. */
const startSearch: Command = (view) => {
  // What the reader types in the meantime must not go into the file.
  view.contentDOM.blur();
  void loadSearch().then(
    ({openSearch}) => openSearch(view),
    () => view.focus(),
  );
  return true;
};

/** Scrolls to a range, with a margin of more than the height of the navbar. */
const scrollTo = (range: SelectionRange) => EditorView.scrollIntoView(range, {yMargin: 96});

/**
 * YAML editor that fills its parent, whose height must be set. It replaces a `<textarea>` with the same
 * value and the class `textArea` of `Editor.module.css`. Load it with `import()`. Tab leaves the editor.
 */
export default function Editor(props: EditorProps): ReactNode {
  const {ref, value, problems, marks} = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** Texts that were passed to `onChange` but are not in `value` yet. */
  const pending = useRef(new Set<string>());

  const change = useEffectEvent((text: string) => {
    pending.current.add(text);
    props.onChange(text);
  });
  const clientOf = useEffectEvent(() => props.client);

  const createView = useEffectEvent((onChange: EditorProps['onChange'], ask: typeof clientOf) => {
    const {label, textArea} = props;
    const created = new EditorView({
      parent: parent.current!,
      doc: value,
      extensions: [
        assistance(ask),
        appearance,
        indentation,
        lineNumbers(),
        history(),
        highlightSpecialChars(),
        keymap.of([{key: 'Mod-f', run: startSearch}, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) onChange(state.doc.toString());
        }),
        // The page opens dropped files.
        EditorView.domEventHandlers({
          drop: ({dataTransfer}) => !!dataTransfer?.files.length,
          focus: () => void loadSearch().catch(() => undefined),
        }),
      ],
    });
    if (textArea?.isFocused) {
      const selection = rangeIn(created.state, textArea.selectionStart, textArea.selectionEnd);
      created.dispatch({selection, scrollIntoView: true});
      created.focus();
    }
    // CodeMirror has replaced other line breaks.
    if (created.state.doc.toString() !== value) onChange(created.state.doc.toString());

    return created;
  });

  useLayoutEffect(() => {
    const created = createView(
      (text) => change(text),
      () => clientOf(),
    );
    view.current = created;
    return () => created.destroy();
  }, []);

  useLayoutEffect(() => {
    const {state} = view.current!;
    const isCurrent = state.doc.toString() === value;
    if (!isCurrent && pending.current.has(value)) return;

    if (!isCurrent) {
      view.current!.dispatch({
        changes: {from: 0, to: state.doc.length, insert: value},
        selection: EditorSelection.cursor(0),
        annotations: isolateHistory.of('full'),
        scrollIntoView: true,
      });
    }
    pending.current.clear();
  }, [value]);

  useLayoutEffect(() => {
    view.current!.dispatch(showProblems(view.current!.state, problems));
  }, [problems]);

  useLayoutEffect(() => {
    view.current!.dispatch({effects: setMarks.of(marks)});
  }, [marks]);

  useImperativeHandle(
    ref,
    () => ({
      reveal({from, to}) {
        const range = rangeIn(view.current!.state, from, to);
        view.current!.dispatch({selection: range, effects: scrollTo(range)});
        view.current!.focus();
      },
      show({from, to}) {
        view.current!.dispatch({effects: scrollTo(rangeIn(view.current!.state, from, to))});
      },
    }),
    [],
  );

  return <div ref={parent} className={styles.editor} />;
}
