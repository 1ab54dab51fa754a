import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {breakable} from './breakable';

/** A heading, whose long names break between their words. */
export default function BreakableHeading({children, ...props}: Props): ReactNode {
  return <Heading {...props}>{breakable(children)}</Heading>;
}
