import {Suspense, lazy, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import A from '@theme/MDXComponents/A';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '@site/src/components/CodeBlock';
import FieldFacts from '@site/src/components/FieldFacts';
import LaterBlocks from '@site/src/components/LaterBlocks';
import MathStylesheet from '@site/src/components/MathStylesheet';

const headings = Object.fromEntries(
  (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((level) => [
    level,
    (props: Omit<ComponentProps<typeof Heading>, 'as'>) => <Heading as={level} {...props} />,
  ]),
);

const Mermaid =
  process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('@theme/Mermaid'));

/**
 * Renders a diagram whose SVG files do not exist yet. Only the development server does this; a
 * production build fails instead, and does not contain Mermaid.
 */
function UndrawnDiagram(props: {readonly value: string}): ReactNode {
  return (
    Mermaid && (
      <Suspense>
        <Mermaid {...props} />
      </Suspense>
    )
  );
}

/**
 * Markdown components: those of the theme without code blocks, which would add a highlighter to every
 * page, and our own that pages use without an import. Pages must import components with their own data.
 */
export default {
  Head,
  details: Details,
  Details,
  a: A,
  pre: CodeBlock,
  ul: Ul,
  li: Li,
  img: Img,
  ...headings,
  admonition: Admonition,
  mermaid: UndrawnDiagram,
  FieldFacts,
  LaterBlocks,
  MathStylesheet,
  TabItem,
  Tabs,
};
