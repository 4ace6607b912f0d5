import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatInteger, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { returnText } from '../../../i18n/format/percent.ts'
import type { Game } from '../../../rules/games/game.ts'
import { lineKind } from '../../../rules/games/game-lines.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { readBet } from '../game-card/read-bet.ts'
import { useVolatilityNames } from '../game-card/use-volatility-names.ts'
import * as css from './game-preview.css.ts'

interface PreviewFactsProps {
  readonly game: Game
  /** How many times the stake the greatest win is; `null` where nobody says so. */
  readonly maxWin: number | null
  /** It is on its way: its place is kept. */
  readonly waits: boolean
}

/** What there is to know before one plays, in two rows: the odds, then the limits; each where the gateway says it. */
export function PreviewFacts({ game, maxWin, waits }: PreviewFactsProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const levels = useVolatilityNames()
  const { rtp, volatility, lines, dealer, seats, category } = game
  const amount = (text: string): string => {
    const bet = readBet(text, currency.digits)
    return bet === null ? '' : formatMoneyPlain(bet, currency, tag)
  }
  const times = maxWin === null ? '' : formatInteger(maxWin, tag)
  const { free = 0, all = 0 } = seats ?? {}
  const bets = [
    [t`Minimum bet`, amount(game.minBet)],
    [t`Maximum bet`, amount(game.maxBet)],
  ] as const
  const facts: readonly (readonly [string, ReactNode])[] =
    category === 'LIVE'
      ? [[t`Dealer`, dealer], ...bets, [t`Seats`, seats && t`${free} of ${all} free`]]
      : [
          [t`RTP`, rtp !== null && returnText(rtp, tag)],
          [t`Volatility`, volatility && levels[volatility]],
          bets[0],
          [t`Max. win`, waits ? <span aria-hidden className={skeletonLine.long} /> : times && t`${times} × the bet`],
          bets[1],
          [lineKind(lines) === 'ways' ? t`Ways` : t`Lines`, lineKind(lines) && formatInteger(lines, tag)],
        ]
  const said = facts.filter(([, value]) => value)
  if (said.length === 0) return null
  return (
    <dl className={css.facts}>
      {said.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <Text as="dt" size="xs" tone="muted">
            {name}
          </Text>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
