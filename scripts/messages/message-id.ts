/** The id of a message whose id is made from its source text. */
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/**
 * @param source the English text, with its placeholders
 * @param context what tells two equal texts apart, where the source says so
 */
export function messageId(source: string, context?: string): string {
  return generateMessageId(source, context)
}
