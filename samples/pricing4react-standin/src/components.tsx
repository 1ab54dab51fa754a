/** The hook and the components that use it, which are the same in all documented releases. */
import {Children, isValidElement, useEffect, useMemo, useState} from 'react';
import type {JSX, ReactElement, ReactNode} from 'react';
import type {NAryFunction} from './expressions';

export interface GenericFeatureHookOptions {
  key?: string;
  on: {expression: NAryFunction<boolean>; on: ReactNode}[];
  default?: ReactNode;
  loading?: ReactNode;
  error?: ReactNode;
}

export type FeatureResponse = JSX.Element;

/** State of the evaluation. `failed` is never reset while the component is mounted. */
interface Progress {
  readonly failed: boolean;
  readonly loading: boolean;
  /** Position of the first expression that was `true`. */
  readonly chosen: number | undefined;
}

function shown(options: GenericFeatureHookOptions, {failed, loading, chosen}: Progress): ReactNode {
  if (failed) {
    return options.error;
  }
  if (loading) {
    return options.loading;
  }
  return chosen === undefined ? options.default : options.on[chosen]!.on;
}

export function useGenericFeature(options: GenericFeatureHookOptions): FeatureResponse {
  const [progress, setProgress] = useState<Progress>({
    failed: false,
    loading: true,
    chosen: undefined,
  });
  if (!options.on) {
    throw new Error('On Expression list must be provided');
  }

  useEffect(() => {
    setProgress((before) => ({...before, loading: true}));
    const answers = options.on.map((on) => on.expression.eval());
    if (answers.length === 0) {
      setProgress((before) => ({...before, loading: false, chosen: undefined}));
      return;
    }
    // Does not handle rejected promises, so the hook then stays in its loading state.
    void Promise.all(answers).then((results) => {
      const errors = results.filter(({isError}) => isError);
      errors.forEach(({errorMessage}) => console.warn('Error evaluating feature', errorMessage));
      const first = results.findIndex(({value}) => value === true);
      setProgress((before) =>
        errors.length > 0
          ? {...before, loading: false, failed: true}
          : {...before, loading: false, chosen: first < 0 ? undefined : first},
      );
    });
    // Only a new key starts a new evaluation.
  }, [options.key]);

  return <>{shown(options, progress)}</>;
}

interface PartProps {
  children: ReactNode;
}

interface OnProps extends PartProps {
  expression?: NAryFunction<boolean> | undefined;
}

export function On({children}: OnProps): JSX.Element {
  return <>{children}</>;
}

export function Default({children}: PartProps): JSX.Element {
  return <>{children}</>;
}

export function Loading({children}: PartProps): JSX.Element {
  return <>{children}</>;
}

export function ErrorFallback({children}: PartProps): JSX.Element {
  return <>{children}</>;
}

/** Direct children that are elements of a component. Does not look into fragments. */
function childrenOf(children: ReactNode, component: (props: OnProps) => JSX.Element) {
  return Children.toArray(children).filter(
    (child): child is ReactElement<OnProps> => isValidElement(child) && child.type === component,
  );
}

export function Feature({
  children,
  expression,
}: PartProps & {expression: NAryFunction<boolean>}): JSX.Element {
  // An effect sorts the children, so the first evaluation has an empty list and Default appears
  // briefly.
  const [sorted, setSorted] = useState({pass: 0, on: [], default: [], loading: [], error: []} as {
    pass: number;
    on: ReactElement<OnProps>[];
    default: ReactNode;
    loading: ReactNode;
    error: ReactNode;
  });
  const on = useMemo(
    () =>
      sorted.on.map(({props}) => ({
        on: props.children,
        expression: (props.expression === undefined
          ? expression
          : props.expression) as NAryFunction<boolean>,
      })),
    // The releases only read the expression of the Feature when its children change.
    [sorted.on],
  );

  useEffect(() => {
    setSorted({
      pass: sorted.pass + 1,
      on: childrenOf(children, On),
      default: childrenOf(children, Default),
      loading: childrenOf(children, Loading),
      error: childrenOf(children, ErrorFallback),
    });
  }, [children]);

  return useGenericFeature({
    key: String(sorted.pass),
    on,
    default: sorted.default,
    loading: sorted.loading,
    error: sorted.error,
  });
}
