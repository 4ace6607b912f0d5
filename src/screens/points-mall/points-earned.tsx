import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatDecimal } from '../../i18n/format/format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { pointConfigQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { keepPlace } from '../../ui/layout/text.css.ts'
import { Text } from '../../ui/layout/text.tsx'
import { among } from './good-card.css.ts'

/** How many points bets earn, from the least to the most, in lines that are kept while nobody knows; the rules have each category. */
export function PointsEarned() {
  const id = useId()
  const { code, tag } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const { data, isPending } = useQuery(pointConfigQuery(code))
  const ratios = data?.ratios.map(({ ratio }) => ratio).toSorted((one, other) => Number(one) - Number(other)) ?? []
  const bets = money(data?.per ?? 0n)
  const isKnown = ratios.length > 0
  const [least, most] = [ratios[0] ?? '0.00', ratios.at(-1) ?? '0.00'].map((one) => formatDecimal(one, tag))
  return (
    <Text size="s" figures>
      {(isKnown || isPending) && (
        <span id={id} className={isKnown ? undefined : keepPlace}>
          <Trans>
            {least} – {most} points for each {bets} of valid bets
          </Trans>
        </span>
      )}{' '}
      <Link
        to="."
        search={{ view: 'rules' }}
        replace
        resetScroll={false}
        className={among}
        aria-describedby={isKnown ? id : undefined}
      >
        <Trans>See all</Trans>
      </Link>
    </Text>
  )
}
