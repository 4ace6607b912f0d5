import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { ListFilter } from '../../parts/site/paged/list-filter.tsx'
import { PagedList } from '../../parts/site/paged/paged-list.tsx'
import { POINTS_PER_PAGE, redemptionsQuery, type RedemptionState } from '../../state/rewards/points.ts'
import { readPoints } from '../../rules/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
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
    <PagedList
      heading="h2"
      title={t`Redeem history`}
      filter={
        <ListFilter
          name="status"
          label={t`Status`}
          all={t`All`}
          choices={STATES.map((value) => ({ value, name: i18n._(REDEMPTION_NAMES[value]) }))}
          chosen={status}
          onChoose={(next) => {
            setStatus(next)
            setPage(1)
          }}
        />
      }
      query={query}
      page={page}
      perPage={POINTS_PER_PAGE}
      label={t`Pages of your redeem history`}
      onPage={setPage}
      empty={t`Nothing redeemed yet.`}
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
    </PagedList>
  )
}
