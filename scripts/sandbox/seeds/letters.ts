/** The platform's messages to members, `letters/<kind>` of the demonstration: `{name}` is the brand's, `{amount}` and `{reference}` an order's; `fill.ts` says what else. */
import { NOTIFICATION_KINDS } from '../../../src/rules/messages/notification-kinds.ts'
import { escapeHtml } from '../../build/page/escape-html.ts'
import type { ContentLanguage } from '../site/merchant.ts'
import { fillIn, type Currency, type Texts } from './fill.ts'

const CONTRACT_LETTERS = ['contract-offered', 'contract-accepted', 'contract-declined', 'contract-terminated'] as const
export type ContractLetter = (typeof CONTRACT_LETTERS)[number]

export const LETTER_KINDS = ['welcome', 'limits', 'deposits', ...NOTIFICATION_KINDS, ...CONTRACT_LETTERS] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

const isLetterKind = (kind: string): kind is LetterKind => LETTER_KINDS.some((one) => one === kind)

/** A message's title, and its HTML, in one language. */
export function letterText(
  { demo }: Texts,
  kind: string,
  family: ContentLanguage,
  currency: Currency,
  words: Readonly<Record<string, string>>,
): readonly [title: string, html: string] {
  const { title, html } = isLetterKind(kind) ? demo.texts.page(family, `letters/${kind}`) : { title: kind, html: '' }
  const fill = (text: string, escape: (word: string) => string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => escape(words[key] ?? ''))
  return [fill(title, (word) => word), fill(fillIn(html, family, currency), escapeHtml)]
}
