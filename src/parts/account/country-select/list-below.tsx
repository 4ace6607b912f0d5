import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import * as css from './country-select.css.ts'

interface ListBelowProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly children: ReactNode
}

/** From the window's edge, and from the field; in pixels. */
const GAP = 8
/** Fewer are no list: then it goes above the field, if there is more room. */
const LEAST_ROOM = 240
const WIDTH = 320

/** A list over everything else, at its field: below it, or above where that has more room. */
export function ListBelow({ field, children }: ListBelowProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return undefined
    list.showPopover()
    const place = (): void => {
      const frame = field.current?.parentElement?.getBoundingClientRect()
      if (!frame) return
      const { clientWidth, clientHeight, dir } = document.documentElement
      const below = clientHeight - frame.bottom - 2 * GAP
      const above = frame.top - 2 * GAP
      const up = below < LEAST_ROOM && above > below
      const width = Math.min(Math.max(frame.width, WIDTH), clientWidth - 2 * GAP)
      const start = dir === 'rtl' ? frame.right - width : frame.left
      list.style.width = `${width}px`
      list.style.left = `${Math.max(GAP, Math.min(start, clientWidth - width - GAP))}px`
      list.style.maxHeight = `${Math.max(0, up ? above : below)}px`
      list.style.top = up ? 'auto' : `${frame.bottom + GAP / 2}px`
      list.style.bottom = up ? `${clientHeight - frame.top + GAP / 2}px` : 'auto'
    }
    place()
    // Whatever scrolls, the list stays at its field.
    const options = { capture: true, passive: true }
    addEventListener('scroll', place, options)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, options)
      removeEventListener('resize', place)
    }
  }, [field])
  return (
    <div ref={box} popover="manual" className={css.below}>
      {children}
    </div>
  )
}
