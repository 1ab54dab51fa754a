/** For tests that compile Java. */
import {LATEST_LABEL} from '../../../site/versions';
import {hostOf, resolveClasspath} from './host';
import {requireJdk} from './jdk';

function findObstacle(): string {
  try {
    requireJdk();
    resolveClasspath(hostOf(LATEST_LABEL));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Why Java cannot be compiled here. Empty if it can, and in CI, where these tests must not be skipped. */
export const OBSTACLE = process.env.CI ? '' : findObstacle();
