// region: compared
import {useEffect, type ReactNode} from 'react';
import {feature, useGenericFeature} from 'pricing4react';
import {compare} from './compare';

/** The features that you have switched. Load them with your configuration. */
export const switched = new Set<string>();

interface Props {
  name: string;
  plan: string;
  /** The decision that your code makes today. */
  old: boolean;
  children: ReactNode;
}

/** Renders its children if the feature is on, and logs if the token differs. */
export function Compared(props: Props) {
  const decision = (decideNew: () => boolean) => <Decision {...props} decideNew={decideNew} />;
  return useGenericFeature({
    key: props.name,
    on: [{expression: feature(props.name), on: decision(() => true)}],
    default: decision(() => false),
    error: decision(() => {
      throw new Error('no usable pricing token');
    }),
    loading: props.old && props.children,
  });
}

function Decision({name, plan, old, children, decideNew}: Props & {decideNew: () => boolean}) {
  const {result, difference} = compare(name, plan, old, decideNew, switched);
  useEffect(() => {
    if (difference) {
      console.warn(difference);
    }
  }, [difference]);
  return result && children;
}
// endregion: compared
