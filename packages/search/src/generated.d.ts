declare module '@generated/search/default/options.json' {
  import type {BrowserOptions} from '@pricing4saas/search';
  const options: BrowserOptions;
  export default options;
}
