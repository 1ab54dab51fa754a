/** Translates dependencies of Maven into those of Gradle's Kotlin scripts. */
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
        'needs groupId and artifactId, may have version and scope (compile, runtime, provided, ' +
        'test), and nothing else. Correct it, or remove java-build.',
    );
  }
  const coordinates = [groupId, artifactId, ...(version ? [version] : [])].join(':');
  return `${configuration}("${coordinates}")`;
}

/**
 * Lines of a `build.gradle.kts` for `<dependency>` elements. A dependency without version stays so:
 * Spring Boot manages it in both tools.
 *
 * @param xml `<dependency>` elements and comments, and nothing else
 * @throws TranslationError when there is something else, or a dependency has more than a line can express
 */
export function toGradle(xml: string): string {
  const part = /<!--\s*([\s\S]*?)\s*-->|<dependency>([\s\S]*?)<\/dependency>/g;
  const parts = [...xml.matchAll(part)];
  if (parts.length === 0 || xml.replace(part, '').trim() !== '') {
    throw new TranslationError(
      'java-build translates <dependency> elements and nothing else. Remove the rest from the ' +
        'fence, or remove java-build.',
    );
  }
  return parts
    .map(([, comment, body]) =>
      body === undefined ? comment!.replace(/^\s*/gm, '// ') : translateDependency(body),
    )
    .join('\n');
}
