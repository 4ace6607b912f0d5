import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Paged } from '../../../parts/site/paged/paged.tsx'

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
  /** One `Row`. */
  readonly children: (row: Row) => ReactNode
}

/** What was asked for before, the newest first, page by page; what it shows stands in the address. */
export function History<Row>({ title, lead, query, filter, count, empty, pager, children }: HistoryProps<Row>) {
  return (
    <>
      {lead}
      <output className={hiddenVisually}>{query.data && !query.isPlaceholderData && count}</output>
      <Paged
        title={title}
        size="m"
        filter={
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
        }
        query={query}
        rows={query.data?.list}
        empty={<EmptyState {...empty} />}
        page={pager.page}
        pages={Math.ceil((query.data?.total ?? 0) / pager.perPage)}
        label={pager.label}
        onPage={pager.onPage}
      >
        {(rows, older) => <Rows older={older}>{rows.map(children)}</Rows>}
      </Paged>
    </>
  )
}
