import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { section, title as titleClass } from '../../../parts/money/money-form/money-presentation.css.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import * as css from './orders.css.ts'

/** A page of a list, and how many there are on all pages. */
interface Listed<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

interface HistoryProps<Row> {
  readonly title: ReactNode
  /** What waits for the player's word, before all else. */
  readonly lead?: ReactNode
  readonly query: UseQueryResult<Listed<Row>>
  /** What the list can be narrowed to; `all` stands for the empty choice. */
  readonly filter: {
    readonly name: string
    readonly label: string
    readonly all: string
    readonly choices: readonly { readonly value: string; readonly name: string }[]
    readonly chosen: string
    readonly onChoose: (value: string) => void
  }
  /** Says how many there are, for who hears it. */
  readonly count: ReactNode
  readonly empty: { readonly icon: IconView; readonly title: string }
  readonly pager: {
    readonly page: number
    readonly perPage: number
    readonly label: string
    readonly onPage: (page: number) => void
  }
  /** One row, a `li`. */
  readonly children: (row: Row) => ReactNode
}

/** What was asked for before, the newest first, page by page; what it shows stands in the address. */
export function History<Row>({ title, lead, query, filter, count, empty, pager, children }: HistoryProps<Row>) {
  const id = useId()
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  return (
    <section className={section} aria-labelledby={id}>
      {lead}
      <div className={css.head}>
        <h4 id={id} className={titleClass}>
          {title}
        </h4>
        <Select
          name={filter.name}
          label={filter.label}
          hideLabel
          value={filter.chosen}
          onChange={({ currentTarget }) => filter.onChoose(currentTarget.value)}
        >
          <option value="">{filter.all}</option>
          {filter.choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <output className={hiddenVisually}>{data && !isPlaceholderData && count}</output>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={css.listWaiting} />}
      {data && data.list.length === 0 && <EmptyState {...empty} />}
      {data && data.list.length > 0 && (
        <>
          <ul className={cx(css.orders, isPlaceholderData && css.older)} aria-busy={isPlaceholderData}>
            {data.list.map(children)}
          </ul>
          <MerchantClock />
        </>
      )}
      <Pager
        page={pager.page}
        pages={Math.ceil((data?.total ?? 0) / pager.perPage)}
        label={pager.label}
        onPage={pager.onPage}
      />
    </section>
  )
}
