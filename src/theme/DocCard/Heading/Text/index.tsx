import type {ComponentProps, ReactNode} from 'react';
import Text from '@theme-original/DocCard/Heading/Text';
import {breakable} from '@site/src/theme/Heading/breakable';

/** The title of a card, whose long names break between their words. */
export default function BreakableText({title, ...props}: ComponentProps<typeof Text>): ReactNode {
  return <Text {...props} title={breakable(title) as string} />;
}
