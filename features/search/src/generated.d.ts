declare module '@generated/search/default/options.json' {
  import type {BrowserOptions} from '@pricing4saas/search';
  const options: BrowserOptions;
  export default options;
}

declare module '@generated/search/default/texts.json' {
  import type {SearchTexts} from '@pricing4saas/search';
  const texts: SearchTexts;
  export default texts;
}

declare module '@generated/search/default/page.json' {
  export const description: string;
}
