import type {LibraryRelease} from '@site/site/versions';

/** `5.1.0 to 5.5.2`, or one release if both are equal. */
export const describeRange = ({range: [first, last]}: LibraryRelease): string =>
  first === last ? first : `${first} to ${last}`;
