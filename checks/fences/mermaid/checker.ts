/** Every diagram must have a title (`accTitle`) and images, which exist only if Mermaid can parse it. */
import {findDrawing, readMermaidVersion} from '../../../markdown/diagrams/drawing';
import {syntaxChecker} from '../checker';

export const mermaidChecker = syntaxChecker('mermaid', (code, root) => {
  const drawing = findDrawing(root, code, readMermaidVersion(root));
  return 'problem' in drawing ? [{line: 0, message: drawing.problem}] : [];
});
