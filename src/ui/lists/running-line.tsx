import type { ReactNode } from 'react'
import { useMedia } from '../hooks/use-media.ts'
import { cx } from '../layout/cx.ts'
import { media } from '../layout/media.ts'
import * as css from './running-line.css.ts'

interface RunningLineProps {
  /** Of the list: the distances between its items, which stand after each. */
  readonly className?: string
  /** Names the list, where nothing around it does. */
  readonly label?: string | undefined
  /** How long it runs until it begins anew. */
  readonly seconds: number
  readonly paused: boolean
  /** Items, as `li`. */
  readonly children: ReactNode
}

/** One line of things that runs by itself; where less motion is asked for it stands, and one scrolls it. */
export function RunningLine({ className, label, seconds, paused, children }: RunningLineProps) {
  const moves = !useMedia(media.still)
  const list = cx(css.items, className)
  return (
    <div className={css.window}>
      <div className={css.run} data-paused={paused || undefined} style={{ animationDuration: `${seconds}s` }}>
        <ul className={list} aria-label={label}>
          {children}
        </ul>
        {moves && (
          <ul className={list} aria-hidden inert>
            {children}
          </ul>
        )}
      </div>
    </div>
  )
}
