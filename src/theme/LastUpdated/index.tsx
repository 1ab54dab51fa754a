import type {ComponentProps, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type LastUpdatedType from '@theme/LastUpdated';

/** `Nov 22, 2026`, in UTC, from `Sun, 22 Nov 2026 10:26:00 GMT`, which needs no locale data. */
function formatDate(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

/** Date of the last change of a page in Git. */
export default function LastUpdated({
  lastUpdatedAt,
}: ComponentProps<typeof LastUpdatedType>): ReactNode {
  if (!lastUpdatedAt) return null;

  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {formatDate(date)}
        </time>
      </b>
      {process.env.NODE_ENV === 'development' && <small> (an example, for speed)</small>}
    </span>
  );
}
