/** Renders the Markdown of schema descriptions: paragraphs, lists, code and links. */

/** Code, or a link to a page. Other addresses stay text. */
const INLINE = /`([^`]+)`|\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/g;

function appendInline(parent: Element, text: string): void {
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label = '', address] = match;
    parent.append(text.slice(end, match.index));
    end = match.index + whole.length;
    const element = document.createElement(code === undefined ? 'a' : 'code');
    if (element instanceof HTMLAnchorElement) {
      // The link must not replace the page, which contains the reader's text.
      Object.assign(element, {href: address, target: '_blank', rel: 'noopener'});
      appendInline(element, label);
    } else {
      element.textContent = code!;
    }
    parent.append(element);
  }
  parent.append(text.slice(end));
}

/**
 * Turns Markdown into elements. Everything that it does not know, such as HTML, stays text.
 *
 * @returns a `<div>`
 */
export function markdownElement(markdown: string): HTMLElement {
  const root = document.createElement('div');
  for (const block of markdown.trim().split(/\n\s*\n/)) {
    const isList = block.startsWith('- ');
    const items = isList ? block.slice(2).split(/\n- /) : [block];
    const parent = isList ? root.appendChild(document.createElement('ul')) : root;
    for (const item of items) {
      const element = document.createElement(isList ? 'li' : 'p');
      appendInline(element, item.replace(/\s*\n\s*/g, ' '));
      parent.append(element);
    }
  }
  return root;
}
