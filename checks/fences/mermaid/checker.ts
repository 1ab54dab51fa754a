/** Every diagram must have a text and images. Images exist only for diagrams that Mermaid can parse. */
import {findDrawing, readMermaidVersion} from '../../../markdown/diagrams/drawing';
import {syntaxChecker} from '../checker';

export const mermaidChecker = syntaxChecker('mermaid', (code, root) => {
  const drawing = findDrawing(root, code, readMermaidVersion(root));
  return 'problem' in drawing ? [{line: 0, message: drawing.problem}] : [];
});
