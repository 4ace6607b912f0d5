import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Draw } from '../../../state/lottery/lottery.ts'
import { Disclosure } from '../../../ui/overlays/disclosure.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './history.css.ts'
import { PrizeTable } from './prize-table.tsx'

/** All prizes of a past draw, behind a word: twenty tables at once would be nobody's to read. */
export function PrizesOf({ draw }: { readonly draw: Draw }) {
  const [wanted, setWanted] = useState(false)
  return (
    <Disclosure
      className={css.prizes}
      onOpen={() => setWanted(true)}
      title={
        <span>
          <Trans>All prizes</Trans> <VisuallyHidden>{draw.number}</VisuallyHidden>
        </span>
      }
    >
      {wanted && <PrizeTable draw={draw} />}
    </Disclosure>
  )
}
