/** The page imports this module when a problem needs it. */
import {findMessages, type ErrorMessage} from '@pricing4saas/pricing2yaml/messages/model';

/**
 * Id of the heading under which a page explains a message.
 *
 * @param message of Pricing4TS
 * @param messages entries of its parser
 */
export function messageId(message: string, messages: readonly ErrorMessage[]): string | undefined {
  return findMessages(message, messages)[0]?.id;
}
