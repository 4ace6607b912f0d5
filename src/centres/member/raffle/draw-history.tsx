import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import { DRAWS_PER_PAGE, raffleDrawsQuery, type Raffle } from '../../../state/rewards/raffle.ts'
import { Table } from '../../../ui/lists/table.tsx'
import { PagedList } from '../../../parts/site/paged/paged-list.tsx'
import { usePrizeName } from './use-prize-name.ts'

/** What the member has drawn, the newest first. */
export function DrawHistory({ raffles }: { readonly raffles: readonly Raffle[] }) {
  const { t } = useLingui()
  const money = useFormatMoney()
  const say = useMoments()
  const prizeName = usePrizeName()
  const [page, setPage] = useState(1)
  const query = useQuery(raffleDrawsQuery(page))
  const nameOf = (id: string): string => raffles.find((raffle) => raffle.id === id)?.title ?? t`Raffle`
  return (
    <PagedList
      title={t`Your raffle results`}
      query={query}
      page={page}
      perPage={DRAWS_PER_PAGE}
      label={t`Pages of your raffle results`}
      onPage={setPage}
      empty={t`You have not opened a ticket yet.`}
    >
      {(rows, older) => (
        <Table
          rows={rows}
          older={older}
          keyOf={({ reference }) => reference}
          folds="pairs"
          columns={[
            { key: 'raffle', name: t`Raffle`, place: 'title', cell: ({ raffle }) => nameOf(raffle) },
            { key: 'time', name: t`Time`, cell: ({ time }) => say(time) },
            {
              key: 'won',
              name: t({ message: 'Won', context: 'a sum' }),
              atEnd: true,
              cell: ({ amount }) => (amount > 0n ? money(amount) : prizeName({ name: '', amount: null })),
            },
            { key: 'reference', name: t`Reference`, labelled: true, cell: ({ reference }) => reference },
          ]}
        />
      )}
    </PagedList>
  )
}
