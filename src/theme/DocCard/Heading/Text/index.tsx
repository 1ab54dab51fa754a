import type {ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Heading/Text';
import {breakable} from '@site/src/theme/Heading/breakable';

/** The title of a card, whose long names break between their words. */
export default function CardTitle({title}: Props): ReactNode {
  return <span className="theme-doc-card-title">{breakable(title)}</span>;
}
