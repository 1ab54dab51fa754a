/** Search in the whole text. The page contains only the visible lines, so the browser finds no others. */
import {openSearchPanel, search, searchKeymap} from '@codemirror/search';
import {StateEffect} from '@codemirror/state';
import {keymap, type EditorView} from '@codemirror/view';

const extension = [search({top: true}), keymap.of(searchKeymap)];
const searched = new WeakSet<EditorView>();

/** Opens the search of an editor, and adds its keys. */
export function openSearch(view: EditorView): void {
  if (!searched.has(view)) {
    searched.add(view);
    view.dispatch({effects: StateEffect.appendConfig.of(extension)});
  }
  openSearchPanel(view);
}
