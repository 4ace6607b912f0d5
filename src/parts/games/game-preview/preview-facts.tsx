import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { returnText } from '../../../i18n/format/percent.ts'
import type { Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { readBet } from '../game-card/read-bet.ts'
import { useVolatilityNames } from '../game-card/use-volatility-names.ts'
import { VolatilityMark } from '../game-card/volatility-mark.tsx'
import * as css from './game-preview.css.ts'

interface PreviewFactsProps {
  readonly game: Game
  /** How many times the stake the greatest win is; `null` where nobody says so. */
  readonly maxWin: number | null
}

/** The figures of a card, with their names and the greatest win; each where the gateway says it. */
export function PreviewFacts({ game, maxWin }: PreviewFactsProps) {
  const { t } = useLingui()
  const { currency, layout } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const names = useVolatilityNames()
  const bet = readBet(game.minBet, currency.digits)
  const times = maxWin === null ? '' : formatInteger(maxWin, tag)
  const facts = [
    [t`RTP`, game.rtp !== null && returnText(game.rtp, tag)],
    [
      t`Volatility`,
      game.volatility && (
        <>
          <VolatilityMark of={game.volatility} look={layout.facts} />
          {names[game.volatility]}
        </>
      ),
    ],
    [t`Minimum bet`, bet !== null && formatMoneyPlain(bet, currency, tag)],
    [t`Max. win`, times && t`${times} × the bet`],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={css.fact}>
              <Text as="dt" size="xs" tone="muted">
                {name}
              </Text>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
