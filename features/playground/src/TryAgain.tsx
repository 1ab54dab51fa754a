import type {ReactNode} from 'react';
import Button from './Button';

interface TryAgainProps {
  /** What has failed, as a sentence. */
  readonly problem: string;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers another try. */
export default function TryAgain({problem, onRetry}: TryAgainProps): ReactNode {
  return (
    <p className="alert alert--warning" role="status">
      {problem} Check your connection. <Button onClick={onRetry}>Try again</Button>
    </p>
  );
}
