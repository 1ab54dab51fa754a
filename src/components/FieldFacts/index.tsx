import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {findField, sameFieldElsewhere, type Field} from '@site/site/fields';
import {VERSIONS, docPath} from '@site/site/versions';
import styles from './styles.module.css';
import {historySentences, splitCode, statusWord, supportSentence} from './wording';

/** A sentence whose code stands between backticks. */
function Sentence({text}: {readonly text: string}): ReactNode {
  return splitCode(text).map(({text: part, isCode}, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}

/** One sentence, or a list of several. */
function Sentences({texts}: {readonly texts: readonly string[]}): ReactNode {
  const [first] = texts;
  if (texts.length === 1 && first !== undefined) {
    return <Sentence text={first} />;
  }
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>
          <Sentence text={text} />
        </li>
      ))}
    </ul>
  );
}

/** A fact: its name, and what there is to say. */
function Fact({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AllowedValues({values}: Pick<Field, 'values'>): ReactNode {
  return (
    <ul className={styles.list}>
      {values.map(([value, meaning]) => (
        <li key={value}>
          <code>{value}</code>
          {meaning && (
            <>
              {' '}
              <Sentence text={meaning} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function OtherVersions({field}: {readonly field: Field}): ReactNode {
  const {label} = useDocsVersion();
  const docsVersion = VERSIONS.find((candidate) => candidate.label === label)!;
  return (
    <ul className={styles.versions}>
      {sameFieldElsewhere(field).map(({version, documentId, headingId}) => (
        <li key={version}>
          <Link
            to={`${docPath(docsVersion, documentId)}#${headingId}`}
            aria-label={`${field.path} in Pricing2Yaml ${version}`}>
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is known of a field in one version of the syntax, as a definition list. It stands below the
 * heading of the field, whose id is `fieldHeadingId(path)`.
 *
 * @param path path of the field, for example `features.<name>.type`
 * @param version syntax version of the page
 * @throws Error when that version has no such field
 */
export default function FieldFacts({
  path,
  version,
}: {
  readonly path: string;
  readonly version: string;
}): ReactNode {
  const field = findField(path, version);
  const {condition, type, values, default: fallback, rules, support} = field;
  return (
    <dl className={styles.facts}>
      <Fact name="Status">
        <span className={styles.status} data-status={field.status}>
          {statusWord(field)}
        </span>
        {condition && (
          <>
            {' '}
            <Sentence text={condition} />
          </>
        )}
      </Fact>
      <Fact name="Type">
        <Sentence text={type} />
      </Fact>
      {values.length > 0 && (
        <Fact name={values.length === 1 ? 'Value' : 'Values'}>
          <AllowedValues values={values} />
        </Fact>
      )}
      {fallback !== undefined && (
        <Fact name="Default">
          <Sentence text={fallback} />
        </Fact>
      )}
      {rules.length > 0 && (
        <Fact name={rules.length === 1 ? 'Rule' : 'Rules'}>
          <Sentences texts={rules} />
        </Fact>
      )}
      <Fact name="Pricing4TS">
        <Sentence text={supportSentence(support.pricing4ts)} />
      </Fact>
      <Fact name="Pricing4Java">
        <Sentence text={supportSentence(support.pricing4java)} />
      </Fact>
      <Fact name="History">
        <Sentences texts={historySentences(field)} />
      </Fact>
      {sameFieldElsewhere(field).length > 0 && (
        <Fact name="Other versions">
          <OtherVersions field={field} />
        </Fact>
      )}
    </dl>
  );
}
