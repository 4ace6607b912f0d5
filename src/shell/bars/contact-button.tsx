import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { icon } from '../../ui/media/icon.css.ts'
import { Headset } from '../../ui/media/icons.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { ContactWays } from '../lazy-parts.ts'
import * as css from './contact-button.css.ts'

const WAYS = 'contact-ways'

/** The right-hand bar (spec 2, "Header"), folded into one button in the right margin: it covers nothing of the page. */
export function ContactButton() {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(false)
  const want = (): void => setWanted(true)
  return (
    <aside className={css.place} aria-label={t`Contact`}>
      <button
        type="button"
        id="contact-open"
        popoverTarget={WAYS}
        className={css.button}
        aria-label={t`Contact`}
        title={t`Contact`}
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
      >
        <Headset aria-hidden className={icon.m} />
      </button>
      <Popover id={WAYS} label={t`Contact`} className={css.ways}>
        {wanted && (
          <PartBoundary>
            <ContactWays />
          </PartBoundary>
        )}
      </Popover>
    </aside>
  )
}
