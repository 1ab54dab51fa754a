import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import content from '@generated/pricings/default/pricings.json';
import {LATEST_VERSION, docPath} from '@site/site/versions';
import {DATA_SET} from './dataSet';
import {TABLE_FILE} from './facts';
import Lessons from './Lessons';
import styles from './pricings.module.css';
import Products, {PricingTable} from './Products';

const {files, refused, pricings} = content;
const newest = pricings.filter(({product}, index) => pricings[index + 1]?.product !== product);
const series = pricings.filter(({names}) => names !== undefined);
const dataSet = docPath(LATEST_VERSION, 'api/understanding/cite-and-reuse#data-set');
const studies = docPath(LATEST_VERSION, 'api/understanding/cite-and-reuse#reproduce');

/** The content of the page: products, series, figures and source. */
export default function Pricings(): ReactNode {
  return (
    <div className={clsx('markdown', styles.page)}>
      <Heading as="h2" id="products">
        Products
      </Heading>
      <Products pricings={newest} />
      <p>
        Select a name to open the pricing in the playground, or a year to open its file. Plans,
        Add-ons, Features and Limits count the file’s entries, including private plans and add-ons.
        Plan prices are the lowest and the highest price in the file, per unit in the next column,
        before discounts for longer billing periods. If a pricing has no plans, they are its
        add-ons’ prices. A price is per seat if its unit is a user, member, editor, person or seat.
        Subscriptions counts the{' '}
        <Link to={docPath(LATEST_VERSION, 'api/understanding/Pricing#configuration-space')}>
          valid combinations
        </Link>
        .
      </p>
      <Heading as="h2" id="years">
        Three products over the years
      </Heading>
      <PricingTable pricings={series} withPlans />
      <p>
        To see what changed in a product&apos;s pricing between two years, select the product&apos;s
        name. The newer year opens in the playground. Choose the Compare tab, and then choose the
        older year as the second file. For the meaning of each change, see{' '}
        <Link to={docPath(LATEST_VERSION, 'api/guides/changing-a-pricing#compare')}>
          Changing a pricing
        </Link>
        .
      </p>
      <Lessons pricings={newest} />
      <Heading as="h2" id="rejected">
        Files that the parser rejects
      </Heading>
      <p>
        pricing4ts 0.9.5 with js-yaml 4.3.2 accepts {files - refused.length} of the {files} files
        and rejects the files below, because this js-yaml release reads numbers with underscores as
        text. To fix the files, remove the underscores. If a product's newest file is rejected, the
        table uses an earlier file. For releases that accept all files, see{' '}
        <Link to={studies}>Cite and reuse</Link>.
      </p>
      <table>
        <thead>
          <tr>
            <th>File</th>
            <th>Message</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({file, message}) => (
            <tr key={file}>
              <td>
                <code>{file}</code>
              </td>
              <td>
                <code>{message}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Heading as="h2" id="source">
        Source and license
      </Heading>
      <p>
        The files are from <Link to={DATA_SET.repository}>SaaS-analysis</Link>, commit{' '}
        <code>{DATA_SET.commit}</code>, DOI{' '}
        <Link to={`https://doi.org/${DATA_SET.doi}`}>{DATA_SET.doi}</Link>, by the ISA Group, under
        the <Link to={DATA_SET.licenseAddress}>{DATA_SET.license}</Link> license. We removed
        descriptions, comments and URLs, and kept names, values, prices and dependencies.
        Researchers created the files from each year's public pricing pages. For copies of these
        pages, and what is known about the method, see <Link to={dataSet}>Cite and reuse</Link>. The
        files do not contain current prices, and the companies have not endorsed them. Product names
        belong to their owners.
      </p>
      <p>
        You can download{' '}
        <Link to={`pathname:///${TABLE_FILE}`}>the numbers on this page as CSV</Link>. To download
        all 400 files, including those from earlier years, see{' '}
        <Link to={dataSet}>Cite and reuse</Link>. To add or correct a product, see{' '}
        <Link to={docPath(LATEST_VERSION, 'contrib/introduction#real-pricing')}>Contributing</Link>.
      </p>
    </div>
  );
}
