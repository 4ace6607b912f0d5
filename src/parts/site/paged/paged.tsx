import type { ReactNode } from 'react'
import { MerchantClock } from '../merchant-clock/merchant-clock.tsx'
import { QueryView } from '../query-view/query-view.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'
import { Placeholder, type Awaited } from '../../../ui/states/placeholder.tsx'

interface PagedProps<Row> {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly heading?: 'h2' | 'h4'
  readonly size?: 'm' | 'l'
  /** At the other end of the title: what narrows the list. */
  readonly filter?: ReactNode
  /** Between the title and the list: fields that narrow it. */
  readonly lead?: ReactNode
  readonly query: QueryAnswer<unknown> & { readonly isPlaceholderData: boolean }
  /** Of the page that is shown; `undefined` while none is known. */
  readonly rows: readonly Row[] | undefined
  /** In the list's place where there is nothing. */
  readonly empty: ReactNode
  readonly waiting?: Awaited
  /** Whether the clock that its moments are told by is named below it; not where the page does so itself. */
  readonly clock?: boolean
  readonly page: number
  readonly pages: number
  /** What the pages are of, for who hears it. */
  readonly label: string
  readonly onPage: (page: number) => void
  /** The list; `older` says that it is that of the page before, while the next one is on its way. */
  readonly children: (rows: readonly Row[], older: boolean) => ReactNode
}

/** A list of which one page is asked for at a time, under its title: its moments are told by the merchant's clock. */
export function Paged<Row>(props: PagedProps<Row>) {
  const {
    title,
    note,
    heading = 'h4',
    size,
    filter,
    lead,
    query,
    rows,
    empty,
    waiting = 'list',
    clock = true,
    children,
  } = props
  const { page, pages, label, onPage } = props
  return (
    <Section title={title} note={note} heading={heading} size={size ?? 'l'} end={filter}>
      {lead}
      <QueryView query={{ ...query, data: rows }} tellsStale waiting={<Placeholder of={waiting} />} empty={empty}>
        {(some) => (
          <>
            {children(some, query.isPlaceholderData)}
            {clock && <MerchantClock />}
          </>
        )}
      </QueryView>
      <Pager page={page} pages={pages} label={label} onPage={onPage} />
    </Section>
  )
}
