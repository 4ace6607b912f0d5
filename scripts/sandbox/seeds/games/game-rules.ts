/** The rules that a game's sheet shows: short HTML, by what is played, with the game's own figures. */
import { formatDecimal } from '../../../../src/i18n/format/format.ts'
import type { Category } from '../../../../src/rules/games/categories.ts'
import type { ContentLanguage } from '../../site/merchant.ts'
import type { Texts } from '../fill.ts'
import type { Game } from './games.ts'

/** Each is a page of the demonstration's, `rules/<what is played>`. */
const PLAYED: Readonly<Record<Category, string>> = {
  RNG: 'slot',
  LIVE: 'table',
  FISH: 'fish',
  PVP: 'cards',
  LOTT: 'draw',
  ELOTT: 'draw',
  SPORTS: 'coupon',
  ESPORTS: 'coupon',
  COCKFIGHT: 'coupon',
  MINI: 'mini',
}

/** @param bets the smallest and largest bet, decimal strings of the merchant's currency */
export function rulesOf(
  { demo }: Texts,
  { category, lines }: Pick<Game, 'category' | 'lines'>,
  family: ContentLanguage,
  bets: { readonly minBet: string; readonly maxBet: string },
): string {
  const figures: Readonly<Record<string, string>> = {
    min: formatDecimal(bets.minBet, family),
    max: formatDecimal(bets.maxBet, family),
    lines: String(lines),
  }
  return demo.texts
    .page(family, `rules/${PLAYED[category]}`)
    .html.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '')
}
