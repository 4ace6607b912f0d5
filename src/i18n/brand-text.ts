/** Texts that no component says: those of brand.json. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the brand schema says where a brand is silent, named here so that it is translated. */
export const DEFAULT_TEXTS = [msg`Play at your own pace`, msg`Every game in one place, and help within reach.`]

/**
 * A text of brand.json (headline, line below it, promotional line, licence) in the active language.
 * The build compiles these under the text itself; one without wording shows as it stands.
 */
export function brandText(i18n: I18n, text: string): string {
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text
}
