// @ts-check
/** Checks what readers would see as text: MDX in Markdown, and links that are none. */
import {proseRule, search} from '../prose.mjs';

const MDX = /^import .+ from ['"].*|^\{\/\*.*|^<[A-Z]\w*/g;
const LINK = /\] +\((?:\.{0,2}\/|#|https?:)[^\s)]*\)/g;

export default proseRule('syntax', 'No markup is shown as text', ({file, outsideCode}) => {
  const lines = outsideCode.map(({line, text}) => ({line, text: text.replace(/`[^`]*`/g, '')}));
  const fix = 'Rename the file to .mdx, or use Markdown, such as <!-- truncate -->.';
  return [
    ...search(file.endsWith('.md') ? lines : [], MDX, () => `A .md file shows MDX as text. ${fix}`),
    ...search(lines, LINK, () => 'This is not a link. Remove the space between ] and (.'),
  ];
});
