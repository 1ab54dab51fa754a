import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Panel} from './link';
import type {AccessProps} from './panels/Access';
import type {ComparePanelProps} from './panels/ComparePanel';
import type {MigratePanelProps} from './panels/MigratePanel';
import PriceTablePanel from './panels/PriceTablePanel';
import {later} from './later';
import {loadExtras} from './loadExtras';
import {PARSER} from './parser';
import styles from './playground.module.css';
import Tabs from './Tabs';
import type {PricingResult} from './types';

const Access = later<AccessProps>(async () => ({default: (await loadExtras()).Access}));
const MigratePanel = later<MigratePanelProps>(() => import('./panels/MigratePanel'));
const ComparePanel = later<ComparePanelProps>(() => import('./panels/ComparePanel'));

interface ResultsProps extends MigratePanelProps, ComparePanelProps, Omit<AccessProps, 'pricing'> {
  /** The pricing of the last text that had one. */
  readonly pricing: PricingResult | undefined;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}

/** What the libraries make of the file. */
export default function Results({
  text,
  analysis,
  client,
  onOpen,
  drafts,
  other,
  onOther,
  pricing,
  panel,
  onPanel,
  ...access
}: ResultsProps): ReactNode {
  const {isOld, onReveal} = access;
  const missing = (
    <p>{analysis ? 'Fix the problems in the file to see the results.' : 'Reading the file…'}</p>
  );
  return (
    <div className={styles.results}>
      {isOld && (panel === 'table' || panel === 'access') && (
        <p className={clsx('alert alert--warning', styles.old)} role="status">
          These results are for the last version of the file that {PARSER} accepted.
        </p>
      )}
      <Tabs
        label="Results"
        value={panel}
        onChange={onPanel}
        tabs={[
          {
            value: 'table',
            label: 'Price table',
            panel: pricing ? <PriceTablePanel pricing={pricing} onReveal={onReveal} /> : missing,
          },
          {
            value: 'access',
            label: 'Who gets what',
            panel: pricing ? <Access pricing={pricing} {...access} /> : missing,
          },
          {
            value: 'migrate',
            label: 'Migrate',
            panel: <MigratePanel text={text} analysis={analysis} client={client} onOpen={onOpen} />,
          },
          {
            value: 'compare',
            label: 'Compare',
            panel: <ComparePanel {...{text, analysis, client, drafts, other, onOther}} />,
          },
        ]}
      />
    </div>
  );
}
