import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import FieldFacts from '@site/src/components/FieldFacts';
import MathStylesheet from '@site/src/components/MathStylesheet';

/**
 * The components that Markdown pages can use without importing them. All of them are part of every
 * page with Markdown, so a component with data of its own is imported by the page that shows it.
 */
export default {...MDXComponents, FieldFacts, MathStylesheet, TabItem, Tabs};
