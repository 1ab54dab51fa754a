/** Problems, completions and explanations in the editor. */
import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  selectedCompletion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import {
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
  type Diagnostic,
} from '@codemirror/lint';
import {Prec, type EditorState, type Extension, type TransactionSpec} from '@codemirror/state';
import {
  activateHover,
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  type Command,
  type Tooltip,
} from '@codemirror/view';
import {SOURCE_LABELS} from '../parser';
import type {PlaygroundClient} from '../client';
import type {Problem} from '../types';
import {markdownElement} from './markdown';

/** Returns the worker, which the editor asks for completions and explanations. */
type ClientOf = () => PlaygroundClient | undefined;

/** Underlines problems. Of a problem with several lines, it underlines the first. */
export function showProblems(state: EditorState, problems: readonly Problem[]): TransactionSpec {
  const {doc} = state;
  const diagnostics = problems.map((problem): Diagnostic => {
    const from = Math.min(problem.from, doc.length);
    const to = Math.max(from, Math.min(problem.to, doc.lineAt(from).to));
    const {severity, source, message} = problem;
    return {from, to, severity, message, source: SOURCE_LABELS[source]};
  });
  return setDiagnostics(state, diagnostics);
}

function completionSource(clientOf: ClientOf): CompletionSource {
  return async (context) => {
    const {pos, state} = context;
    const text = state.doc.toString();
    const found = await clientOf()?.ask({kind: 'complete', text, position: pos});
    if (found === undefined || context.aborted) return null;

    const isTyping = !context.explicit && found.from < pos;
    const options = isTyping ? found.options.filter(({kind}) => kind !== 'example') : found.options;
    return {
      from: found.from,
      // Examples disappear with the first character, because Enter would insert one.
      validFor: options.some(({kind}) => kind === 'example') ? undefined : /^[\w-]*$/,
      options: options.map(({label, detail, info, kind, insert}, index) => ({
        label,
        detail,
        type: kind,
        // Otherwise, the list is in alphabetical order.
        sortText: String(index).padStart(3, '0'),
        apply: insert,
        info: info === undefined ? undefined : () => markdownElement(info),
      })),
    };
  };
}

/** Closes the list if the selected completion is already there, so that Enter begins a new line. */
const closeIfTyped: Command = (view) => {
  const selected = selectedCompletion(view.state);
  const {head} = view.state.selection.main;
  const {from, text} = view.state.doc.lineAt(head);
  const isTyped =
    typeof selected?.apply === 'string' && text.slice(0, head - from).endsWith(selected.apply);
  if (isTyped) closeCompletion(view);

  return false;
};

/** Runs a command that selects a problem, and announces the problem to screen readers. */
function announced(move: Command): Command {
  return (view) => {
    const hasMoved = move(view);
    const {doc, selection} = view.state;
    const messages: string[] = [];
    forEachDiagnostic(view.state, ({message}, from) => {
      if (hasMoved && from === selection.main.from)
        messages.push(`Line ${doc.lineAt(from).number}: ${message}`);
    });
    if (messages.length > 0) view.dispatch({effects: EditorView.announce.of(messages.join('\n'))});

    return hasMoved;
  };
}

const explanations = (clientOf: ClientOf) =>
  hoverTooltip(
    async ({state}, position): Promise<Tooltip | null> => {
      const found = await clientOf()?.ask({kind: 'hover', text: state.doc.toString(), position});
      if (found === undefined) return null;

      const {range, text} = found;
      const create = () => {
        const dom = markdownElement(text);
        dom.className = 'cm-explanation';
        // Announces an explanation that the reader opened with the keyboard.
        dom.role = 'status';
        return {dom};
      };
      return {pos: range.from, end: range.to, above: true, create};
    },
    {hideOnChange: true},
  );

/**
 * Completions, problems and explanations. Keys: Ctrl+Space for completions, F8 and Shift+F8 for the next
 * and the previous problem, F1 for the explanation at the cursor, Escape to close.
 */
export function assistance(clientOf: ClientOf): Extension {
  const explanation = explanations(clientOf);
  const explain: Command = (view) => {
    activateHover(view, view.state.selection.main.head, 1, {tooltip: explanation});
    return true;
  };
  const close: Command = (view) => {
    const isOpen = hasHoverTooltips(view.state);
    view.dispatch({effects: isOpen ? closeHoverTooltips : []});
    return isOpen;
  };
  return [
    explanation,
    linter(null),
    Prec.highest(keymap.of([{key: 'Enter', run: closeIfTyped}])),
    autocompletion({
      override: [completionSource(clientOf)],
      // A value follows, unlike after a snippet.
      activateOnCompletion: ({apply}) => / $/.test(String(apply)),
      icons: false,
    }),
    keymap.of([
      ...completionKeymap,
      {key: 'F8', run: announced(nextDiagnostic), shift: announced(previousDiagnostic)},
      {key: 'F1', run: explain},
      {key: 'Escape', run: close},
    ]),
  ];
}
