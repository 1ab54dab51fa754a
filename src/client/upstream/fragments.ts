/**
 * Takes a fragment literally if its percent-encoding is malformed, such as `#100%`. Docusaurus decodes the
 * fragment after this event, and would crash. The address bar keeps what the reader wrote.
 */
import {isDecodable} from './paths';

/** Called by Docusaurus before each navigation, with the location that it then scrolls to. */
export function onRouteUpdate({location}: {readonly location: {hash: string}}): void {
  if (!isDecodable(location.hash)) {
    location.hash = location.hash.replaceAll('%', '%25');
  }
}
