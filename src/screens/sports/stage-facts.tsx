import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoneyPlain } from '../../i18n/format/format.ts'
import { readBet } from '../../parts/games/game-card/read-bet.ts'
import { leastBet } from '../../rules/games/vendors/vendor-stages.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import * as css from './stage.css.ts'
import type { StageGames } from './use-stage.ts'

interface StageFactsProps {
  readonly stage: StageGames
  /** Whether to name what is played most; not where the way in does. */
  readonly tellsFirst: boolean
}

/** What a vendor offers, as far as the server says it: how many games, from which bet on, and which is played most. */
export function StageFacts({ stage: { games, total, isError }, tellsFirst }: StageFactsProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  if (isError) return null
  const isWhole = games !== undefined && games.length === total
  const least = isWhole ? leastBet(games.map(({ minBet }) => readBet(minBet, currency.digits))) : null
  const [first] = games ?? []
  const facts = [
    [t`Games`, total ? formatInteger(total, tag) : ''],
    [t`Bets from`, least === null ? '' : formatMoneyPlain(least, currency, tag)],
    [t`Most played`, tellsFirst && total !== null && total > 1 && first ? first.name : ''],
  ] as const
  return (
    <dl className={css.facts} aria-busy={games === undefined}>
      {games === undefined
        ? facts.map(([name]) => (
            <div key={name} aria-hidden className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factValue}>
                <Skeleton className={css.factPlace} />
              </dd>
            </div>
          ))
        : facts.map(
            ([name, value]) =>
              value !== '' && (
                <div key={name} className={css.fact}>
                  <dt className={css.factName}>{name}</dt>
                  <dd className={css.factValue}>{value}</dd>
                </div>
              ),
          )}
    </dl>
  )
}
