import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { NextThings } from '../../../parts/site/next-things/next-things.tsx'
import * as css from './beside.css.ts'
import { OnNow } from './on-now.tsx'

/** What the member could do next; what is on now where nothing waits. */
export function NextBeside() {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={css.things} aria-label={t`What is next`}>
      <NextThings titleId={id} layout="rows" otherwise={<OnNow />} />
    </section>
  )
}
