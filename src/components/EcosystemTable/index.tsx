import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ECOSYSTEM} from '@site/site/suite';

/** The date without line breaks, which a narrow column would add. */
const dateText = (date: string): string =>
  new Date(date)
    .toLocaleDateString('en-US', {dateStyle: 'medium', timeZone: 'UTC'})
    .replaceAll(' ', '\u00a0');

/** The members of the ecosystem, with the date of their facts. */
export default function EcosystemTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Member</th>
          <th>What it is</th>
          <th>Newest state seen</th>
          <th>Syntax</th>
          <th>License</th>
          <th>Verified on</th>
        </tr>
      </thead>
      <tbody>
        {ECOSYSTEM.map(({name, address, text, release, syntax, license, verified}) => (
          <tr key={name}>
            <td>
              <Link to={address}>{name}</Link>
            </td>
            <td>{text}</td>
            <td>{release}</td>
            <td>{syntax}</td>
            <td>{license}</td>
            <td>
              <time dateTime={verified}>{dateText(verified)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
