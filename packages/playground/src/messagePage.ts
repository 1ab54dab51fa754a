/** The page imports this module when a problem needs it. */
import {
  MESSAGES_PAGE,
  findMessages,
  type ErrorMessage,
} from '../../pricing2yaml/src/messages/model';
import {LATEST_VERSION, docPath} from '../../../site/versions';
import type {PageLink} from './types';

/**
 * The link to the entry of a message on the page "Error messages".
 *
 * @param message of Pricing4TS
 * @param messages entries of its parser
 */
export function messagePage(message: string, messages: readonly ErrorMessage[]): PageLink {
  const id = findMessages(message, messages)[0]?.id ?? 'pricing4ts';
  const path = docPath(LATEST_VERSION, MESSAGES_PAGE.replace(/\.md$/, '')).slice(1);
  return {label: 'Error messages', path: `${path}#${id}`};
}
