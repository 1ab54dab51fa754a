import {Fragment, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {FactSheet} from '@pricing4saas/pricing2yaml/fields/sheet';
import {VERSIONS, docPath} from '@site/site/versions';
import {specificationId} from '@site/site/pages';
import {fieldHeadingId} from '@pricing4saas/pricing2yaml/schema/address';
import InlineCode from '../InlineCode';
import styles from './styles.module.css';

function Fact({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function AllowedValues({values}: Pick<FactSheet, 'values'>): ReactNode {
  return (
    <ul>
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
    <>
      {elsewhere.map((version, index) => (
        <Fragment key={version}>
          {index > 0 && ', '}
          <Link
            to={`${docPath(docsVersion, specificationId(version))}#${fieldHeadingId(path)}`}
            aria-label={`${path} in Pricing2Yaml ${version}`}>
            {version}
          </Link>
        </Fragment>
      ))}
    </>
  );
}

interface FieldFactsProps {
  /** A fact sheet as JSON, which `markdown/fieldFacts.ts` adds. */
  readonly facts: string;
  /** The field's description, which that plugin moves here. */
  readonly children?: ReactNode;
}

/**
 * A field in one syntax version, below the heading with the id `fieldHeadingId(path)`: one line of facts, its
 * description, its rules and values, and what libraries do with it, folded. Authors write
 * `<FieldFacts path="features.<name>.type" version="2.1" />`.
 */
export default function FieldFacts({facts, children}: FieldFactsProps): ReactNode {
  const sheet = useMemo(() => JSON.parse(facts) as FactSheet, [facts]);
  const {status, type, values, default: fallback, rules, history, elsewhere} = sheet;
  const [[onlyValue] = []] = values;
  return (
    <>
      <div className={styles.line}>
        <p>
          <InlineCode text={type} /> · <strong data-status={status}>{status}</strong> · since{' '}
          {sheet.since}
          {values.length === 1 && (
            <>
              {' '}
              · always <code>{onlyValue}</code>
            </>
          )}
          {fallback !== undefined && (
            <>
              {' '}
              · default: <InlineCode text={fallback} />
            </>
          )}
        </p>
        <details>
          <summary>{sheet.support}</summary>
          <dl>
            <Fact name="Pricing4TS">
              <InlineCode text={sheet.pricing4ts} />
            </Fact>
            <Fact name="Pricing4Java">
              <InlineCode text={sheet.pricing4java} />
            </Fact>
            {history.length > 0 && (
              <Fact name="History">
                <InlineCode text={history.join(' ')} />
              </Fact>
            )}
            {elsewhere.length > 0 && (
              <Fact name="Other versions">
                <OtherVersions path={sheet.path} elsewhere={elsewhere} />
              </Fact>
            )}
          </dl>
        </details>
      </div>
      {children}
      {rules && (
        <p className={styles.rules}>
          <InlineCode text={rules} />
        </p>
      )}
      {values.length > 1 && <AllowedValues values={values} />}
    </>
  );
}
