import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../i18n/format/format.ts'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { isCategory } from '../../rules/games/categories.ts'
import { pointConfigQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { DESKTOP } from '../../ui/layout/media.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { Fact } from '../../ui/layout/fact.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ColumnHead } from './column-head.tsx'

/** How many categories stand there: the rules have all of them. */
const SHOWN = 3

/** How points are earned: by category, or in one line where there is no room beside the points. */
export function PointsEarned() {
  const { i18n, t } = useLingui()
  const { code, tag } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const isWide = useMedia(DESKTOP)
  const { data } = useQuery(pointConfigQuery(code))
  const [first, ...others] = data?.ratios ?? []
  if (!data || !first) return null
  const bets = money(data.per)
  if (isWide) {
    const title = t`Points per ${bets} of valid bets`
    return (
      <Stack as="section" aria-label={title} space="s">
        <ColumnHead title={title} view="rules" />
        <Facts layout="costs">
          {data.ratios.slice(0, SHOWN).map(({ gameType, ratio }) => (
            <Fact key={gameType} name={isCategory(gameType) ? i18n._(CATEGORY_PRESENTATION[gameType].name) : gameType}>
              {formatDecimal(ratio, tag)}
            </Fact>
          ))}
        </Facts>
      </Stack>
    )
  }
  const sorted = [first, ...others].map(({ ratio }) => ratio).toSorted((one, other) => Number(one) - Number(other))
  const [least, most] = [sorted[0] ?? first.ratio, sorted.at(-1) ?? first.ratio].map((one) => formatDecimal(one, tag))
  return <ColumnHead title={t`${least} to ${most} points per ${bets} of valid bets`} view="rules" />
}
