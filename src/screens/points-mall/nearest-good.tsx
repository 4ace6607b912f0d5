import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'
import { nearestGood } from '../../rules/rewards/points.ts'
import { goodsQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { keepPlace } from '../../ui/layout/text.css.ts'
import { Text } from '../../ui/layout/text.tsx'

/** About as long as what goods are called. */
const USUAL_NAME = 'mmmm mmmmmm'

/** What the member can nearly pay, and how many points are missing; its lines are kept while nobody knows. */
export function NearestGood({ points }: { readonly points: bigint | null }) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const say = useFormatPoints()
  const { data, isPending } = useQuery(goodsQuery(code))
  const nearest = data && points !== null ? nearestGood(data.list, points) : undefined
  const [name, missing] = [nearest?.name ?? USUAL_NAME, nearest && points !== null ? nearest.points - points : 0n]
  const left = say(missing)
  // Which form of the word follows: points may have hundredths.
  const more = Number(missing) / 100
  if (!nearest && !isPending && points !== null) return null
  return (
    <Text size="s" weight="medium" figures breaks>
      <span className={nearest ? undefined : keepPlace}>
        {t`${plural(more, { one: `${left} point to go for: ${name}`, other: `${left} points to go for: ${name}` })}`}
      </span>
    </Text>
  )
}
