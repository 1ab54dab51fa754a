/** Every diagram must have its text and its pictures. Only what Mermaid can read has pictures. */
import {findDrawing, readMermaidVersion} from '../../../markdown/diagrams/drawing';
import {syntaxChecker} from '../checker';

export const mermaidChecker = syntaxChecker('mermaid', (code, root) => {
  const drawing = findDrawing(root, code, readMermaidVersion(root));
  return 'problem' in drawing ? [{line: 0, message: drawing.problem}] : [];
});
