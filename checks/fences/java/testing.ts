/** For tests that compile Java. */
import {root} from '../../../lib/root';
import {LATEST_LABEL} from '../../../site/versions';
import {hostOf, resolveClasspath} from './host';
import {requireJdk} from './jdk';

/** Why Java cannot be compiled here. Empty if it can, and in CI, where these tests must not be skipped. */
export const OBSTACLE = process.env.CI
  ? ''
  : await requireJdk()
      .then(() => resolveClasspath(hostOf(LATEST_LABEL), root))
      .then(
        () => '',
        (error: Error) => error.message,
      );
