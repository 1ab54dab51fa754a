import {useMemo, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import firstPricing from '@generated/playground/default/sample.json';
import sample from '@generated/start/default/sample.json';
import {download} from '@pricing4saas/playground/download';
import ChoicesForm from './ChoicesForm';
import Files from './Files';
import {generate} from './generate';
import {choicesOf, fragmentOf} from './link';
import {DEFAULT_CHOICES, modelOf, refusalsOf, type Choices} from './model';
import {packageProblem, slugOf} from './names';
import PricingForm from './PricingForm';
import styles from './start.module.css';
import {usePricing} from './usePricing';
import {zip} from './zip';

/** 64 random bytes, which HS512 requires. */
const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(64))));

/** The choices, which the fragment of the URL keeps. */
function useChoices(): [Choices, (choices: Choices) => void] {
  const [changed, setChanged] = useState<Choices>();
  const isBrowser = useIsBrowser();
  const linked = useMemo(
    () => (isBrowser ? choicesOf(window.location.hash) : DEFAULT_CHOICES),
    [isBrowser],
  );
  const choose = (next: Choices) => {
    setChanged(next);
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + fragmentOf(next));
  };
  return [changed ?? linked, choose];
}

/** What to do after the download, with the first address that its guide names. */
function nextStep(files: ReadonlyMap<string, string>): string {
  const guide = files.has('README.md') ? 'README.md' : 'PRICING.md';
  const [, address] = /<(http:\/\/localhost.*?)>/.exec(files.get(guide)!) ?? [];
  return `Next, follow ${guide}${address ? ` and open ${address}` : ''}.`;
}

/** The page: a pricing file and choices in, and the files of an application out. */
export default function Start(): ReactNode {
  const pricing = usePricing(firstPricing.text);
  const [choices, choose] = useChoices();
  // Not in the HTML of the page, which all readers share.
  const isBrowser = useIsBrowser();
  const secret = useMemo(() => (isBrowser ? newSecret() : ''), [isBrowser]);

  const {text, analysis} = pricing;
  const refusals = useMemo(
    () => analysis && refusalsOf(analysis, choices.login),
    [analysis, choices.login],
  );
  const model = useMemo(
    () => (refusals?.length === 0 ? modelOf(analysis!.pricing!) : undefined),
    [analysis, refusals],
  );
  // Express has no package, and its reader cannot change one.
  const problem = choices.login === 'express' ? undefined : packageProblem(choices.basePackage);
  const files = useMemo(
    () =>
      model && problem === undefined ? generate(sample, {model, text, secret}, choices) : undefined,
    [model, problem, text, secret, choices],
  );
  const folder = model ? slugOf(model.saasName) : '';
  return (
    <div className={styles.start} data-markdown="To use the form, open this page in a browser.">
      <PricingForm pricing={pricing} refusals={refusals} />
      <ChoicesForm choices={choices} problem={problem} onChange={choose} />
      <div className={styles.download}>
        <button
          type="button"
          className="button button--primary"
          disabled={!files}
          onClick={() => download(zip(files!, folder), `${folder}.zip`, 'application/zip')}>
          {files ? `Download ${folder}.zip` : 'Download'}
        </button>
        {files && `${files.size} files. ${nextStep(files)}`}
      </div>
      {files && <Files files={files} />}
    </div>
  );
}
