import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatDecimal } from '../../i18n/format/format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { pointConfigQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Text } from '../../ui/layout/text.tsx'
import { among } from './good-card.css.ts'

/** How many points bets earn, from the least to the most, in one line that is kept while nobody knows; the rules have each category. */
export function PointsEarned() {
  const id = useId()
  const { code, tag } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const { data } = useQuery(pointConfigQuery(code))
  const ratios = data?.ratios.map(({ ratio }) => ratio).toSorted((one, other) => Number(one) - Number(other)) ?? []
  const bets = money(data?.per ?? 0n)
  const [least, most] = [ratios[0] ?? '0', ratios.at(-1) ?? '0'].map((one) => formatDecimal(one, tag))
  return (
    <Text size="s" figures>
      <span id={id}>
        {ratios.length === 0 ? (
          '\u00a0'
        ) : (
          <Trans>
            {least} – {most} points for each {bets} of valid bets
          </Trans>
        )}
      </span>{' '}
      <Link to="." search={{ view: 'rules' }} replace resetScroll={false} className={among} aria-describedby={id}>
        <Trans>See all</Trans>
      </Link>
    </Text>
  )
}
