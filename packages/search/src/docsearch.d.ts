/** Types of the modal of `@docsearch/react` 3.9, which has no declarations. Only the part in use. */
declare module '@docsearch/react/modal' {
  import type {ComponentType, ReactNode} from 'react';

  export interface ModalHit {
    readonly url: string;
    readonly [attribute: string]: unknown;
  }

  export interface ModalState {
    readonly query: string;
    readonly context: {readonly nbHits?: number};
  }

  export interface DocSearchModalProps {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    readonly placeholder?: string;
    readonly initialScrollY: number;
    readonly initialQuery?: string;
    readonly translations?: object;
    readonly searchParameters: object;
    readonly maxResultsPerGroup: number;
    /** Disables recent and favorite searches. */
    readonly disableUserPersonalization: boolean;
    readonly onClose: () => void;
    readonly navigator: {readonly navigate: (target: {readonly itemUrl: string}) => void};
    readonly transformItems: (items: ModalHit[]) => ModalHit[];
    readonly hitComponent: ComponentType<{readonly hit: ModalHit; readonly children: ReactNode}>;
    readonly resultsFooterComponent: ComponentType<{readonly state: ModalState}>;
    readonly getMissingResultsUrl: (context: {readonly query: string}) => string;
    readonly transformSearchClient: (client: unknown) => unknown;
  }

  export const DocSearchModal: ComponentType<DocSearchModalProps>;
}
