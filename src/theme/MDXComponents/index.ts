import MDXComponents from '@theme-original/MDXComponents';
import MathStylesheet from '@site/src/components/MathStylesheet';

/** The components that Markdown pages can use without importing them. */
export default {...MDXComponents, MathStylesheet};
