import type {ComponentProps, ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';

/**
 * A tab that knows its name: where no script runs, all tabs are open, one below the other, and CSS
 * writes the name above each (`css/states.css`).
 */
export default function NamedTabItem({
  children,
  ...props
}: ComponentProps<typeof TabItem>): ReactNode {
  return (
    <TabItem {...props}>
      <span className="tab-name" data-name={props.label ?? props.value} />
      {children}
    </TabItem>
  );
}
