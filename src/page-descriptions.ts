/** What search engines show of the pages that say nothing of themselves; the build writes it into their heads. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BundledBrand } from './brand/bundle.ts'
import { brandText } from './i18n/brand-text.ts'

/**
 * @param path of the page, such as `/help`
 * @param title what it is called, where it has a title
 */
export function describePage(
  i18n: I18n,
  { name, access, hero }: Pick<BundledBrand, 'name' | 'access' | 'hero'>,
  path: string | null,
  title: string | null,
): string {
  const age = access.minimumAge
  const called = title ?? name
  switch (path) {
    case null:
    case '/index':
      return brandText(i18n, hero.line)
    case '/help':
      return i18n._(
        msg`Answers about your account, money and games at ${name}, and customer service that helps with the rest.`,
      )
    case '/noticePage':
      return i18n._(msg`What ${name} announces: maintenance, new games and changes to the site.`)
    case '/promotions':
      return i18n._(msg`Promotions at ${name}: what you can take part in now, each with its conditions.`)
    case '/vip':
      return i18n._(msg`VIP at ${name}: the levels and their benefits.`)
    case '/down':
      return i18n._(msg`The apps of ${name} for iPhone and Android, and how to install them.`)
    default:
      return i18n._(msg`${called} at ${name}: look at the games and their rules. Only for people aged ${age} and over.`)
  }
}
