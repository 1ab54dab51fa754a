/** Runs the library off the main thread, so that no file can block the page. */
import type {JsonSchema, SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';
import type {PlaygroundAnswer, PlaygroundMessage, PlaygroundRequest} from '../types';
import {withExpressions} from './additions';
import {analyze, type LoadSchema} from './analyze';
import {installInterpreter} from './library';

const SCHEMAS: Readonly<Record<SyntaxVersion, () => Promise<{readonly default: unknown}>>> = {
  '1.0': () => import('@pricing4saas/pricing2yaml/schemas/1.0.json'),
  '1.1': () => import('@pricing4saas/pricing2yaml/schemas/1.1.json'),
  '2.0': () => import('@pricing4saas/pricing2yaml/schemas/2.0.json'),
  '2.1': () => import('@pricing4saas/pricing2yaml/schemas/2.1.json'),
  '3.0': () => import('@pricing4saas/pricing2yaml/schemas/3.0.json'),
};

/** Without a connection, the problems of the schema are missing, but not those of the library. */
const loadSchema: LoadSchema = async (version) => {
  try {
    // `importScripts` throws before there is a promise.
    return (await SCHEMAS[version]()).default as JsonSchema;
  } catch {
    return undefined;
  }
};

async function answer(request: PlaygroundRequest): Promise<unknown> {
  switch (request.kind) {
    case 'ping':
      return true;
    case 'analyze':
      return analyze(request.text, request.selection, loadSchema);
    case 'migrate': {
      const {migrate} = await import('./migrateText');
      return migrate(request.text);
    }
    case 'addExpressions':
      return withExpressions(request.text);
    case 'compare': {
      const {compareTexts} = await import('./compare');
      return compareTexts(request.before, request.text, loadSchema);
    }
    case 'complete':
    case 'hover': {
      const {text, position} = request;
      const {complete, hover, versionIn} = await import('./assistance');
      const schema = await loadSchema(versionIn(text));
      return schema && (request.kind === 'complete' ? complete : hover)(text, position, schema);
    }
  }
}

installInterpreter();

self.onmessage = ({data: {id, request}}: MessageEvent<PlaygroundMessage>) => {
  const send = (message: PlaygroundAnswer) => self.postMessage(message);
  answer(request).then(
    (result) => send({id, result} as PlaygroundAnswer),
    (error: unknown) => send({id, error: String(error)}),
  );
};
