import {useRef, useState, type ReactNode} from 'react';
import firstPricing from '@generated/playground/default/sample.json';
import options from '@generated/start/default/options.json';
import {readFile, refusalOf} from '@pricing4saas/playground/download';
import OpenFileButton from '@pricing4saas/playground/OpenFileButton';
import Heading from '@theme/Heading';
import type {Refusal} from './model';
import PricingEditor from './PricingEditor';
import styles from './start.module.css';
import type {OpenPricing} from './usePricing';

const FIRST = options.samples[0]!.id;

const NOT_LOADED = 'The sample could not be loaded. Check your connection and try again.';
const BY_HAND = 'These expressions have to be written by hand.';
const FAILED = 'The file could not be checked. Reload the page.';

async function loadSample(id: string): Promise<string> {
  const {default: samples} = await import('@generated/playground/default/samples.json');
  return samples[id]!;
}

interface PricingFormProps {
  readonly pricing: OpenPricing;
  /** `undefined` while the file is read. */
  readonly refusals: readonly Refusal[] | undefined;
}

/** The pricing file: a sample, a file of the reader's disk, or text. Below it, why there is no code. */
export default function PricingForm({pricing, refusals}: PricingFormProps): ReactNode {
  const {text, problem, open} = pricing;
  const [shown, setShown] = useState<string>();
  const [notice, setNotice] = useState('');
  const latest = useRef<Promise<string | undefined>>(undefined);
  const replace = (reading: Promise<string | undefined>, id: string, refusal = NOT_LOADED) => {
    latest.current = reading;
    const unread = () => setNotice(refusal);
    void reading.then((next) => {
      // What the reader has opened or written in the meantime stays.
      if (latest.current !== reading) return;
      if (next === undefined) return unread();

      setShown(id);
      setNotice('');
      open(next, id !== '');
    }, unread);
  };
  const messages: readonly Refusal[] = [
    ...(notice ? [{message: notice}] : []),
    ...(problem ? [{message: FAILED}] : []),
    ...(refusals ?? []),
  ];
  return (
    <section>
      <Heading as="h2" id="pricing">
        Pricing file
      </Heading>
      <div className={styles.row}>
        <select
          aria-label="Sample"
          value={shown ?? (text === firstPricing.text ? FIRST : '')}
          onChange={({target}) => replace(loadSample(target.value), target.value)}>
          <option value="" disabled>
            Choose a sample
          </option>
          {options.samples.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <OpenFileButton onFile={(file) => replace(readFile(file), '', refusalOf(file))} />
      </div>
      <PricingEditor
        pricing={pricing}
        onChange={(edited) => {
          latest.current = undefined;
          setShown('');
          setNotice('');
          open(edited);
        }}
      />
      <div aria-live="polite">
        {messages.length > 0 && (
          <div className="alert alert--danger">
            There is no code for this file:
            <ul className={styles.problems}>
              {messages.map(({message, line}) => (
                <li key={`${line} ${message}`}>
                  {line !== undefined && `Line ${line}: `}
                  {message}
                </li>
              ))}
            </ul>
            {refusals?.some(({needsExpressions}) => needsExpressions) && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() =>
                  void pricing.client?.ask({kind: 'addExpressions', text}).then((next = text) => {
                    setShown('');
                    setNotice(next === text ? BY_HAND : '');
                    open(next);
                  })
                }>
                Add the usual expression to all of them
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
