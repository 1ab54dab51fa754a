/** The entry with only the modal has no declarations. */
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
