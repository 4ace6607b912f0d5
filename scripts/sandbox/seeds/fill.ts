/** What a seed's text leaves open: titles of the application, and sums in the merchant's currency. */
import { formatMoney, formatMoneyPlain } from '../../../src/i18n/format/format.ts'
import { escapeHtml } from '../../build/page/escape-html.ts'
import { cataloguePath, readCatalogueText } from '../../messages/catalogues.ts'
import { readPo } from '../../messages/po-lines.ts'
import type { Demo } from '../demo-port.ts'
import { minorUnits, type ContentLanguage, type MerchantSeed, type Worth } from '../site/merchant.ts'

/** Whose texts. */
export type Texts = { readonly demo: Pick<Demo, 'texts'> }

export type Currency = Worth & Pick<MerchantSeed, 'currencySymbol'>

/** Each language's messages without a context, by their English; read once. */
const titles = new Map<ContentLanguage, ReadonlyMap<string, string>>()

function titlesOf(family: ContentLanguage): ReadonlyMap<string, string> {
  const known = titles.get(family)
  if (known) return known
  // A region's catalogue holds what differs from its language's alone.
  const layers = new Set([family.split('-')[0] ?? family, family])
  const read = new Map(
    [...layers]
      .flatMap((catalogue) => readPo(readCatalogueText(catalogue)).entries)
      .filter(({ context, translation }) => context === undefined && translation !== '')
      .map(({ source, translation }) => [source, translation]),
  )
  titles.set(family, read)
  return read
}

/**
 * What the application calls a button or a page in a language, so that a text that names one follows it.
 * @param english its message's English, which has no context
 * @throws Error when the catalogue has no such message: it was renamed, and so has to be where it is named
 */
export function titleIn(family: ContentLanguage, english: string): string {
  const title = titlesOf(family).get(english)
  if (title === undefined)
    throw new Error(`"${english}" is no message of ${cataloguePath(family)}, but a text names it`)
  return title
}

const signOf = ({ currencyDigits, currencySymbol = '' }: Currency) => ({
  symbol: currencySymbol,
  digits: currencyDigits,
})

/** Some minor units as the merchant's players read them. */
export const moneyIn = (family: ContentLanguage, currency: Currency, minor: bigint): string =>
  formatMoney(minor, signOf(currency), family)

/**
 * Fills in HTML: `{{My account}}` becomes the title that the application shows, `{money:1000}` that many whole units of a
 * currency with cents, in the merchant's own.
 * @throws Error for a title that the application does not have
 */
export const fillIn = (html: string, family: ContentLanguage, currency: Currency): string =>
  html
    .replaceAll(/\{\{([^{}]+)\}\}/g, (_, english: string) => escapeHtml(titleIn(family, english)))
    .replaceAll(/\{money:(\d+)\}/g, (_, whole: string) =>
      escapeHtml(formatMoneyPlain(minorUnits(currency, Number(whole)), signOf(currency), family)),
    )
