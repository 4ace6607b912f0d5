/** The rules that a game's sheet shows: short HTML, by what is played, with the game's own figures. */
import { formatDecimal } from '../../../../src/i18n/format.ts'
import type { Category } from '../../../../src/rules/games/categories.ts'
import { withRegions, type ContentLanguage } from '../../site/merchant.ts'
import { en } from './game-rules-en.ts'
import { es } from './game-rules-es.ts'
import { id } from './game-rules-id.ts'
import { th } from './game-rules-th.ts'
import { vi } from './game-rules-vi.ts'
import { zhHans } from './game-rules-zh-hans.ts'
import type { GameRules, Played } from './game-rules-texts.ts'
import type { Game } from './games.ts'

const TEXTS = withRegions<GameRules>({ en, es, id, th, vi, 'zh-Hans': zhHans })

const PLAYED: Readonly<Record<Category, Played>> = {
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
  { category, lines }: Pick<Game, 'category' | 'lines'>,
  family: ContentLanguage,
  bets: { readonly minBet: string; readonly maxBet: string },
): string {
  const texts = TEXTS[family]
  const [how, ...more] = texts.played[PLAYED[category]]
  const facts = [texts.limits, ...(lines > 0 ? [texts.lines] : [])]
  const figures: Readonly<Record<string, string>> = {
    min: formatDecimal(bets.minBet, family),
    max: formatDecimal(bets.maxBet, family),
    lines: String(lines),
  }
  const list = [...more, ...facts].map((line) => `<li>${line}</li>`).join('')
  return `<p>${how}</p><ul>${list}</ul><p>${texts.fair}</p>`.replace(
    /\{(\w+)\}/g,
    (_, name: string) => figures[name] ?? '',
  )
}
