/** Translates Maven dependencies for Gradle's Kotlin scripts. */
import {TranslationError} from './packageManagers';

const CONFIGURATION: Readonly<Record<string, string>> = {
  compile: 'implementation',
  runtime: 'runtimeOnly',
  provided: 'compileOnly',
  test: 'testImplementation',
};

const ELEMENT = /<(\w+)>\s*([^<>]*?)\s*<\/\1>/g;

function translateDependency(body: string): string {
  const facts = new Map([...body.matchAll(ELEMENT)].map(([, name, text]) => [name!, text!]));
  const rest = body.replace(ELEMENT, '').trim();
  const {groupId, artifactId, version, scope = 'compile', ...others} = Object.fromEntries(facts);
  const configuration = CONFIGURATION[scope];
  const unknown = [...Object.keys(others), ...(rest === '' ? [] : [rest])];
  if (!groupId || !artifactId || !configuration || unknown.length > 0) {
    throw new TranslationError(
      `the dependency ${groupId ?? '?'}:${artifactId ?? '?'} cannot be translated for Gradle. It ` +
        'must have groupId and artifactId, and may only have version and scope (compile, ' +
        'runtime, provided, test). Correct it, or remove java-build.',
    );
  }
  const coordinates = [groupId, artifactId, ...(version ? [version] : [])].join(':');
  return `${configuration}("${coordinates}")`;
}

/**
 * Returns lines of a `build.gradle.kts` for `<dependency>` elements. A version can be missing,
 * because Spring Boot manages it in both tools.
 *
 * @param xml `<dependency>` elements and comments
 * @throws TranslationError if there is something else, or a dependency has unsupported elements
 */
export function toGradle(xml: string): string {
  const part = /<!--\s*([\s\S]*?)\s*-->|<dependency>([\s\S]*?)<\/dependency>/g;
  const parts = [...xml.matchAll(part)];
  if (parts.length === 0 || xml.replace(part, '').trim() !== '') {
    throw new TranslationError(
      'java-build only translates <dependency> elements. Remove everything else from the ' +
        'fence, or remove java-build.',
    );
  }
  return parts
    .map(([, comment, body]) =>
      body === undefined ? comment!.replace(/^\s*/gm, '// ') : translateDependency(body),
    )
    .join('\n');
}
