import MDXComponents from '@theme-original/MDXComponents';
import Conformance from '@site/src/components/Conformance';
import FieldFacts from '@site/src/components/FieldFacts';
import MathStylesheet from '@site/src/components/MathStylesheet';

/** The components that Markdown pages can use without importing them. */
export default {...MDXComponents, Conformance, FieldFacts, MathStylesheet};
