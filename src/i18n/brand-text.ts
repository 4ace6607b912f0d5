/** Texts that no component says: a brand's own, and those that the build writes into the page. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the brand schema says where a brand is silent, and the page's text without JavaScript; so that they are translated. */
export const BUILD_TEXTS = [
  msg`Play at your own pace`,
  msg`Every game in one place, with limits you set yourself.`,
  msg`This site needs JavaScript.`,
]

/**
 * A text of brand.json (headline, line below it, promotional line, licence) in the active language.
 * The build compiles these under the text itself; one without wording shows as it stands.
 */
export function brandText(i18n: I18n, text: string): string {
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text
}
