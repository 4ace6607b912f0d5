import { useId } from 'react'
import { NextThings } from '../../../parts/site/next-things/next-things.tsx'
import * as css from './beside.css.ts'
import { OnNow } from './on-now.tsx'

/** What the member could do next; what is on now where nothing waits. */
export function NextBeside() {
  const id = useId()
  return (
    <div className={css.things}>
      <NextThings titleId={id} layout="rows" otherwise={<OnNow />} />
    </div>
  )
}
