import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { firstPicture } from '../../../brand/first-picture.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { pageTitle } from '../../../ui/layout/text.css.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { OfferArt } from '../offer/offer-art.tsx'
import type { OfferKind } from '../offer/offer-kind.ts'
import * as css from './lead-block.css.ts'

interface LeadBlockProps {
  /** What the page is called. */
  readonly title: ReactNode
  /** What its drawing shows. */
  readonly kind: OfferKind
  /** A name in the place of the drawing's mark, such as that of a level. */
  readonly mark?: string | undefined
  /** The one thing that the page is about, as a line of large letters. */
  readonly figure?: ReactNode
  readonly children?: ReactNode
  /** What goes with it: beside it on a desktop, below it elsewhere. */
  readonly aside?: ReactNode
  /** It is what the page is for, and has room. */
  readonly high?: boolean
  /** It leaves the window to what follows, and what goes with it is a line below. */
  readonly low?: boolean
}

/** What a page of rewards begins with: its name, what it is about and what belongs to that, as the brand builds it (`layout.lead`). */
export function LeadBlock({ title, kind, mark, figure, children, aside, high = false, low = false }: LeadBlockProps) {
  const brand = useAtomValue(brandAtom)
  const { lead } = brand.layout
  const offer = { 'data-offer': '' }
  return (
    <div className={css.lead[lead]} {...(lead === 'hall' ? offer : {})}>
      <div className={css.inner[lead]} {...(low ? { 'data-low': '' } : {})}>
        <div
          className={css.sheet[lead]}
          {...(lead === 'tickets' ? offer : {})}
          {...(aside && !low ? { 'data-aside': '' } : {})}
          {...(low ? { 'data-low': '' } : {})}
          {...(high ? { 'data-high': '' } : {})}
        >
          <div className={css.art[lead]} aria-hidden>
            {lead === 'plaque' ? (
              <Picture {...firstPicture(brand)} alt="" className={css.picture} />
            ) : (
              <OfferArt
                kind={kind}
                picture={null}
                {...(mark === undefined ? {} : { mark })}
                markClass={lead === 'tickets' || (lead === 'hall' && high) ? css.large : undefined}
              />
            )}
          </div>
          <div className={css.head[lead]}>
            <h1 className={pageTitle}>{title}</h1>
            {figure && <div className={css.figure[lead]}>{figure}</div>}
          </div>
          {children && <div className={css.body[lead]}>{children}</div>}
          {aside && <div className={css.aside[lead]}>{aside}</div>}
        </div>
      </div>
    </div>
  )
}
