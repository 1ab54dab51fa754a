import type {ReactNode} from 'react';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import CanonicalTopic from '@site/src/topics/CanonicalTopic';

/** Metadata of a document, with the canonical URL of its topic. */
export default function DocItemMetadataWithCanonical(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <CanonicalTopic />
    </>
  );
}
