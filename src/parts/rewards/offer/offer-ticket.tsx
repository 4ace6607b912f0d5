import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './offer-ticket.css.ts'

interface OfferTicketProps {
  /** `li` in a list. */
  readonly as?: 'li' | 'div'
  /** Of its title, which names it. */
  readonly id: string
  readonly art: ReactNode
  /** The one that is looked at just now, beside its details. */
  readonly current?: boolean
  /** What can be done: at the end of the line where there is room, else below the words. */
  readonly end?: ReactNode
  /** The words. */
  readonly children: ReactNode
}

/** What a visitor can take: its picture on a stub, and the words beside it, on the ground that the brand draws offers on. */
export function OfferTicket({ as: Box = 'li', id, art, current = false, end, children }: OfferTicketProps) {
  const { offers } = useAtomValue(brandAtom).layout
  return (
    <Box aria-labelledby={id} data-offer="" {...(current ? { 'data-current': '' } : {})} className={css.frame}>
      <div className={css.ticket[offers]}>
        <div className={css.stub}>{art}</div>
        {end === undefined ? (
          <div className={css.body}>{children}</div>
        ) : (
          <div className={css.line}>
            <div className={css.lineWords}>{children}</div>
            <div className={css.lineEnd}>{end}</div>
          </div>
        )}
      </div>
    </Box>
  )
}
