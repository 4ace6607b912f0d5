import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatDecimal } from '../../i18n/format/format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { pointConfigQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { Cluster } from '../../ui/layout/cluster.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** How many points bets earn, from the least to the most, in one line; the rules have each category. */
export function PointsEarned() {
  const id = useId()
  const { code, tag } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const { data } = useQuery(pointConfigQuery(code))
  const [first, ...others] = data?.ratios ?? []
  if (!data || !first) return null
  const bets = money(data.per)
  const sorted = [first, ...others].map(({ ratio }) => ratio).toSorted((one, other) => Number(one) - Number(other))
  const [least, most] = [sorted[0] ?? first.ratio, sorted.at(-1) ?? first.ratio].map((one) => formatDecimal(one, tag))
  return (
    <Cluster align="baseline" space="s">
      <Text as="span" size="xs" id={id} figures>
        <Trans>
          {least} – {most} points per {bets}
        </Trans>
      </Text>
      <Text as="span" size="xs" whole>
        <Link to="." search={{ view: 'rules' }} replace resetScroll={false} className={textLink} aria-describedby={id}>
          <Trans>See all</Trans>
        </Link>
      </Text>
    </Cluster>
  )
}
