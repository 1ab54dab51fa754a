import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {FactSheet} from '@pricing4saas/pricing2yaml/fields/sheet';
import {VERSIONS, docPath} from '@site/site/versions';
import {specificationId} from '@site/site/pages';
import {fieldHeadingId} from '@pricing4saas/pricing2yaml/schema/address';
import InlineCode from '../InlineCode';
import styles from './styles.module.css';

function Sentences({texts}: {readonly texts: readonly string[]}): ReactNode {
  const [first] = texts;
  if (texts.length === 1 && first !== undefined) return <InlineCode text={first} />;

  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>
          <InlineCode text={text} />
        </li>
      ))}
    </ul>
  );
}

const STATUS = {required: 'Required', optional: 'Optional', conditional: 'Conditional'};

function Fact({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AllowedValues({values}: Pick<FactSheet, 'values'>): ReactNode {
  return (
    <ul className={styles.list}>
      {values.map(([value, meaning]) => (
        <li key={value}>
          <code>{value}</code>
          {meaning && (
            <>
              {' '}
              <InlineCode text={meaning} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function OtherVersions({path, elsewhere}: Pick<FactSheet, 'path' | 'elsewhere'>): ReactNode {
  const {label} = useDocsVersion();
  const docsVersion = VERSIONS.find((candidate) => candidate.label === label)!;
  return (
    <ul className={styles.versions}>
      {elsewhere.map((version) => (
        <li key={version}>
          <Link
            to={`${docPath(docsVersion, specificationId(version))}#${fieldHeadingId(path)}`}
            aria-label={`${path} in Pricing2Yaml ${version}`}>
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FieldFactsProps {
  /** A fact sheet as JSON, which `markdown/fieldFacts.ts` adds. */
  readonly facts: string;
}

/**
 * Facts about a field in one syntax version, as a definition list below the heading with the id
 * `fieldHeadingId(path)`. Authors write
 * `<FieldFacts path="features.<name>.type" version="2.1" />`.
 */
export default function FieldFacts({facts}: FieldFactsProps): ReactNode {
  const sheet = useMemo(() => JSON.parse(facts) as FactSheet, [facts]);
  const {condition, type, values, default: fallback, rules, history, elsewhere} = sheet;
  return (
    <dl className={styles.facts}>
      <Fact name="Status">
        <span className={styles.status} data-status={sheet.status}>
          {STATUS[sheet.status]}
        </span>
        {condition && (
          <>
            {' '}
            <InlineCode text={condition} />
          </>
        )}
      </Fact>
      <Fact name="Type">
        <InlineCode text={type} />
      </Fact>
      {values.length > 0 && (
        <Fact name={values.length === 1 ? 'Value' : 'Values'}>
          <AllowedValues values={values} />
        </Fact>
      )}
      {fallback !== undefined && (
        <Fact name="Default">
          <InlineCode text={fallback} />
        </Fact>
      )}
      {rules.length > 0 && (
        <Fact name={rules.length === 1 ? 'Rule' : 'Rules'}>
          <Sentences texts={rules} />
        </Fact>
      )}
      <Fact name="Pricing4TS">
        <InlineCode text={sheet.pricing4ts} />
      </Fact>
      <Fact name="Pricing4Java">
        <InlineCode text={sheet.pricing4java} />
      </Fact>
      <Fact name="History">
        <Sentences texts={history} />
      </Fact>
      {elsewhere.length > 0 && (
        <Fact name="Other versions">
          <OtherVersions path={sheet.path} elsewhere={elsewhere} />
        </Fact>
      )}
    </dl>
  );
}
