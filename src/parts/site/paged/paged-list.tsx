import type { ComponentProps } from 'react'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Paged } from './paged.tsx'

interface Listed<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

interface PagedListProps<Row> extends Pick<
  ComponentProps<typeof Paged<Row>>,
  'title' | 'heading' | 'filter' | 'lead' | 'page' | 'label' | 'onPage' | 'children'
> {
  readonly query: QueryAnswer<Listed<Row>> & { readonly isPlaceholderData: boolean }
  readonly perPage: number
  /** What is said where there is nothing. */
  readonly empty: string
}

/** A list that says how many there are on all its pages, of which one is asked for at a time. */
export function PagedList<Row>({ query, perPage, empty, ...rest }: PagedListProps<Row>) {
  return (
    <Paged
      {...rest}
      query={query}
      rows={query.data?.list}
      pages={Math.ceil((query.data?.total ?? 0) / perPage)}
      empty={<Text tone="muted">{empty}</Text>}
    />
  )
}
