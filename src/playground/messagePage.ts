/** The list of messages is large, so the page imports this module when a problem needs it. */
import {findMessages} from '../../pricing2yaml/messages/model';
import {MESSAGES_PAGE} from '../../pricing2yaml/messages/pages';
import {PRICING4TS_MESSAGES} from '../../pricing2yaml/messages/pricing4ts';
import {LATEST_VERSION, docPath} from '../../site/versions';
import type {PageLink} from './types';

/** The entry of a message of Pricing4TS in the list of all messages. */
export function messagePage(message: string): PageLink {
  const id = findMessages(message, PRICING4TS_MESSAGES)[0]?.id ?? 'pricing4ts';
  const path = docPath(LATEST_VERSION, MESSAGES_PAGE.replace(/\.md$/, '')).slice(1);
  return {label: 'Error messages', path: `${path}#${id}`};
}
