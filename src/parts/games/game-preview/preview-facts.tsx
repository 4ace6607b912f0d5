import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoneyPlain } from '../../../i18n/format/format.ts'
import type { Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { readBet } from '../game-card/read-bet.ts'
import * as css from './game-preview.css.ts'

interface PreviewFactsProps {
  readonly game: Game
  /** How many times the stake the greatest win is; `null` where nobody says so. */
  readonly maxWin: number | null
  /** It is on its way: its place is kept. */
  readonly waits: boolean
}

/** What the card itself has no room for: the greatest win, the largest bet and the lines, each where the gateway says it. */
export function PreviewFacts({ game, maxWin, waits }: PreviewFactsProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const most = readBet(game.maxBet, currency.digits)
  const times = maxWin === null ? '' : formatInteger(maxWin, tag)
  const facts = [
    [t`Max. win`, waits ? <span aria-hidden className={skeletonLine.long} /> : times && t`${times} × the bet`],
    [t`Maximum bet`, most !== null && formatMoneyPlain(most, currency, tag)],
    [t`Lines`, game.lines > 0 && formatInteger(game.lines, tag)],
  ] as const
  if (facts.every(([, value]) => !value)) return null
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
