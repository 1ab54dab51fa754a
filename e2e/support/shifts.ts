/** Layout shifts of a page. */
import type {Page} from '@playwright/test';

export interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Records the shifts of the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {readonly node: Node | null}[];
    }
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Entry[]) {
        const moved = sources.map(({node}) =>
          node instanceof Element ? `${node.nodeName}.${node.className}` : String(node?.nodeName),
        );
        shifts.push({value, moved});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Shifts of the open page. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
}
