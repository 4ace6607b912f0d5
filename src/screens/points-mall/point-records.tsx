import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDecimal } from '../../i18n/format/format.ts'
import { useFormatMoney } from '../../parts/money/money-form/use-format-money.ts'
import { useMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { ListFilter } from '../../parts/site/paged/list-filter.tsx'
import { PagedList } from '../../parts/site/paged/paged-list.tsx'
import { readPoints } from '../../rules/rewards/points.ts'
import { POINTS_PER_PAGE, pointRecordsQuery, type PointType } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Fact } from '../../ui/layout/fact.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Amount } from '../../ui/layout/amount.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { redemptionStatus } from './redemption-status.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'

/** Spec 3, "Point types". */
const TYPES: Readonly<Record<PointType, MessageDescriptor>> = {
  live: msg`Live casino`,
  lottery: msg`Lottery`,
  pvp: msg`Card rooms`,
  slots: msg`Slots`,
  sports: msg`Sports`,
  redeem: msg({ message: 'Redeem', context: 'points' }),
  deposit: msg`Deposit`,
}
// The keys of a constant are what its type says.
const TYPE_NAMES = Object.keys(TYPES) as readonly PointType[]

/** Everything that has changed the member's points, with all that the platform says of each (spec 3, "Points records"). */
export function PointRecords() {
  const { i18n, t } = useLingui()
  const { code, tag } = useAtomValue(languageAtom)
  const say = useMoments()
  const money = useFormatMoney()
  const points = useFormatPoints()
  const [page, setPage] = useState(1)
  const [type, setType] = useState<PointType | undefined>(undefined)
  const query = useQuery(pointRecordsQuery(code, type, page))
  const typeName = (of: PointType | 'unknown'): string => (of === 'unknown' ? t`Other` : i18n._(TYPES[of]))
  return (
    <PagedList
      heading="h2"
      title={t`Points details`}
      filter={
        <ListFilter
          name="type"
          label={t`Type`}
          all={t`All`}
          choices={TYPE_NAMES.map((value) => ({ value, name: typeName(value) }))}
          chosen={type}
          onChoose={(next) => {
            setType(next)
            setPage(1)
          }}
        />
      }
      query={query}
      page={page}
      perPage={POINTS_PER_PAGE}
      label={t`Pages of your points`}
      onPage={setPage}
      empty={t`No points yet. Bets for money earn them once they are settled.`}
    >
      {(rows, older) => (
        <Stack as="ul" space="s">
          {rows.map((row) => {
            const changed = readPoints(row.changedPoints)
            return (
              <Panel as="li" key={row.reference} space="xs" older={older}>
                <Split align="baseline" wraps>
                  <Text weight="bold" breaks>
                    {row.name || typeName(row.type)}
                  </Text>
                  <Amount tone={changed > 0n ? 'good' : 'ink'}>{points(changed, true)}</Amount>
                </Split>
                <Facts layout="columns">
                  <Fact name={t`Type`}>{typeName(row.type)}</Fact>
                  <Fact name={t`Applied on`}>{say(row.applyTime)}</Fact>
                  {row.time !== row.applyTime && <Fact name={t`Time`}>{say(row.time)}</Fact>}
                  <Fact name={t`Quantity`}>
                    {row.quantity} {row.units}
                  </Fact>
                  {row.pointsRequirement !== null && (
                    <Fact name={t`Points required`}>{points(readPoints(row.pointsRequirement))}</Fact>
                  )}
                  {row.amountRequirement !== null && (
                    <Fact name={t`Amount required`}>{money(row.amountRequirement)}</Fact>
                  )}
                  {row.pointsRatio !== null && <Fact name={t`Ratio`}>{formatDecimal(row.pointsRatio, tag)}</Fact>}
                  <Fact name={t`Points afterwards`}>{points(readPoints(row.pointsBalance))}</Fact>
                  {row.status && <Fact name={t`Status`}>{redemptionStatus(row.status, i18n)}</Fact>}
                  {row.remark && <Fact name={t`Remark`}>{row.remark}</Fact>}
                  <Fact name={t`Reference`}>{row.reference}</Fact>
                </Facts>
              </Panel>
            )
          })}
        </Stack>
      )}
    </PagedList>
  )
}
