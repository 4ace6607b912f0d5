import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { Paged } from '../../parts/site/paged/paged.tsx'
import { POINTS_PER_PAGE, redemptionsQuery, type RedemptionState } from '../../state/rewards/points.ts'
import { readPoints } from '../../rules/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Table } from '../../ui/lists/table.tsx'
import { REDEMPTION_NAMES, redemptionStatus } from './redemption-status.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'

// The keys of a constant are what its type says.
const STATES = Object.keys(REDEMPTION_NAMES) as readonly RedemptionState[]

/** What the member has redeemed, and how each stands (spec 3, "Points redemption status"). */
export function Redemptions() {
  const { i18n, t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const say = useMoments()
  const points = useFormatPoints()
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState<RedemptionState | undefined>(undefined)
  const query = useQuery(redemptionsQuery(code, status, page))
  return (
    <Paged
      heading="h2"
      title={t`Redeem history`}
      filter={
        <Select
          name="status"
          label={t`Status`}
          hideLabel
          value={status ?? ''}
          onChange={({ currentTarget }) => {
            setStatus(STATES.find((each) => each === currentTarget.value))
            setPage(1)
          }}
        >
          <option value="">{t`All`}</option>
          {STATES.map((each) => (
            <option key={each} value={each}>
              {i18n._(REDEMPTION_NAMES[each])}
            </option>
          ))}
        </Select>
      }
      query={query}
      rows={query.data?.list}
      page={page}
      pages={Math.ceil((query.data?.total ?? 0) / POINTS_PER_PAGE)}
      label={t`Pages of your redeem history`}
      onPage={setPage}
      empty={
        <Text tone="muted">
          <Trans>Nothing redeemed yet.</Trans>
        </Text>
      }
    >
      {(rows, older) => (
        <Table
          rows={rows}
          older={older}
          keyOf={({ reference }) => reference}
          folds="pairs"
          columns={[
            {
              key: 'name',
              name: t`What`,
              place: 'title',
              cell: ({ name, quantity, units }) => `${name} · ${quantity} ${units}`,
            },
            { key: 'time', name: t`Time`, cell: ({ time }) => say(time) },
            {
              key: 'points',
              name: t`Points`,
              atEnd: true,
              labelled: true,
              cell: (row) => points(readPoints(row.points)),
            },
            { key: 'status', name: t`Status`, cell: (row) => redemptionStatus(row.status, i18n) },
            { key: 'remark', name: t`Remark`, cell: ({ remark }) => remark },
            { key: 'reference', name: t`Reference`, labelled: true, cell: ({ reference }) => reference },
          ]}
        />
      )}
    </Paged>
  )
}
