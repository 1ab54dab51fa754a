import type {ComponentProps, ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';

/** A tab with its name, which CSS shows when all tabs are open without scripts (`css/states.css`). */
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
