/** Checks tabs that authors write. The site stores one choice for all tabs of a group. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean, nearest} from '../../lib/nearest.mjs';
import type {Problem} from '../../markdown/fences';
import {attributeOf} from '../../markdown/mdx';
import {TOOL_TABS} from '../../markdown/toolTabs/remark';

/** A tab of a group, such as that for npm. */
export interface Tab extends Omit<Problem, 'message'> {
  /** File and line of its `Tabs`. */
  readonly parent: string;
  readonly group: string;
  readonly value: string;
  /** Names of its attributes. */
  readonly attributes: readonly string[];
  readonly isEmpty: boolean;
}

const ATTRIBUTES = ['value', 'label', 'default', 'attributes', 'className', 'lazy'];

/** The tabs of a file. */
export function readTabs(file: string, tree: Root): Tab[] {
  const tabs: Tab[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const parent = `${file}:${node.position?.start.line}`;
    visit(node, (item) => {
      if (node.name !== 'Tabs' || !('attributes' in item) || item.name !== 'TabItem') return;

      const attributes = item.attributes.flatMap((each) => ('name' in each ? each.name : []));
      // Tabs without a group have siblings, but no others.
      const group = attributeOf(node, 'groupId') ?? parent;
      const [{line}, value] = [item.position!.start, attributeOf(item, 'value') ?? ''];
      const isEmpty = item.children.length === 0;
      tabs.push({file, line, parent, group, value, attributes, isEmpty});
    });
  });
  return tabs;
}

/** Problems of all tabs of the site. A mistake is more likely in a file that has changed. */
export function tabProblems(tabs: readonly Tab[], isChanged: (file: string) => boolean): Problem[] {
  const usesOf = (name: string) => tabs.filter(({value}) => value === name);
  /** The more common value is correct, or else that without a change, or else the first one. */
  const trustIn = (name: string) =>
    usesOf(name).reduce(
      (sum, {file}) => sum + (isChanged(file) ? 1 : 1.1),
      -tabs.indexOf(usesOf(name)[0]!) / 1e6,
    );
  return tabs.flatMap(({file, line, parent, group, value, attributes, isEmpty}) => {
    const others = tabs.filter((tab) => tab.group === group && tab.parent !== parent);
    const known = TOOL_TABS[group] ?? [...new Set(others.map((tab) => tab.value))];
    const report = (message: string): Problem[] => [{file, line, message}];
    if (isEmpty) return report(`The tab "${value}" is empty. Write its content, or remove it.`);

    const unknown = attributes.find((name) => !ATTRIBUTES.includes(name));
    if (unknown !== undefined)
      return report(`A tab has no attribute "${unknown}".${didYouMean(unknown, ATTRIBUTES)}`);

    if (known.length > 0 && !known.includes(value)) {
      const guess = didYouMean(value, known);
      const fix = `${guess} Tabs: ${known.join(', ')}.`;
      // Its misspelled counterpart is reported.
      return guess !== '' && !TOOL_TABS[group] && trustIn(value) > trustIn(nearest(value, known))
        ? []
        : report(`The group "${group}" has no tab "${value}".${fix}`);
    }
    const twin = tabs.find((tab) => tab.parent === parent && tab.value === value)!;
    if (twin.line !== line) {
      return report(
        `Line ${twin.line} is a tab with the value "${value}" too. Change one of them.`,
      );
    }

    const labeled = tabs.some((tab) => tab.parent === parent && tab.attributes.includes('label'));
    return labeled && !attributes.includes('label')
      ? report(`The tab "${value}" has no label, but its siblings have one. Add label="…".`)
      : [];
  });
}
