import {findDrawing, readMermaidVersion} from '../../../markdown/diagrams/drawing';
import type {FenceChecker} from '../checker';
import {problemAt} from '../../../markdown/fences';

/** Every diagram must have its text and its pictures. Only what Mermaid can read has pictures. */
export const mermaidChecker: FenceChecker = {
  languages: ['mermaid'],
  choices: [],
  accepts: () => true,
  check: (fences, {root}) => {
    const version = readMermaidVersion(root);
    return Promise.resolve(
      fences.flatMap((fence) => {
        const drawing = findDrawing(root, fence.code, version);
        return 'problem' in drawing ? [problemAt(fence, drawing.problem)] : [];
      }),
    );
  },
};
