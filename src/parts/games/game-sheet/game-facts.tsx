import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { returnText } from '../../../i18n/format/percent.ts'
import { lineKind } from '../../../rules/games/game-lines.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import type { GameInfo } from '../../../state/games/game-info.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { useVolatilityNames } from '../game-card/use-volatility-names.ts'
import * as css from './game-sheet.css.ts'

/** How many figures a game has as a rule. */
const LIKELY = 6

/** A game's figures, those that the server gives; places of their size while they are on their way. */
export function GameFacts({ info }: { readonly info: GameInfo | undefined }) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const names = useVolatilityNames()
  if (!info) {
    return (
      <dl className={css.facts} aria-busy>
        {Array.from({ length: LIKELY }, (_, place) => (
          <div key={place} aria-hidden className={css.fact}>
            <dt className={skeletonLine.short} />
            <dd className={skeletonLine.long} />
          </div>
        ))}
      </dl>
    )
  }
  const times = info.maxWin === null ? '' : formatInteger(info.maxWin, tag)
  const facts = [
    [t`Minimum bet`, info.minBet === null ? '' : formatMoneyPlain(info.minBet, currency, tag)],
    [t`Maximum bet`, info.maxBet === null ? '' : formatMoneyPlain(info.maxBet, currency, tag)],
    [lineKind(info.lines) === 'ways' ? t`Ways` : t`Lines`, lineKind(info.lines) ? formatInteger(info.lines, tag) : ''],
    [t`Return to player`, info.rtp === null ? '' : returnText(info.rtp, tag)],
    [t`Volatility`, info.volatility === null ? '' : names[info.volatility]],
    [t`Max. win`, times && t`${times} × the bet`],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <Text as="dt" size="xs" tone="muted">
            {name}
          </Text>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
