import { createContext, use, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Game } from '../../../rules/games/game.ts'

/** A card that is looked at more closely. */
export interface Previewed {
  readonly game: Game
  readonly vendorName: string
  readonly card: HTMLElement
  /** A pointer rests on it, or it was pressed for long or asked for by a key. */
  readonly by: 'hover' | 'press'
}

interface PreviewControl {
  readonly show: (previewed: Previewed) => void
  /** Fetches what shows it: somebody seems to be on the way to it. */
  readonly prepare: () => void
}

export const PreviewContext = createContext<PreviewControl | null>(null)

/** The cover of a row that a pointer is over, whatever lies on top of it. */
function coverUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): HTMLElement | null {
  const cover = currentTarget.querySelector<HTMLElement>('[data-cover]')
  const box = cover?.getBoundingClientRect()
  const isOver = box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  return isOver ? cover : null
}

/** How long a pointer rests on a card, and a finger presses it, in milliseconds. */
const REST_MS = 320
const PRESS_MS = 450
/** How far a finger may move that presses, in pixels. */
const STILL = 10

/**
 * What opens the preview of a card: a pointer that rests, a finger that presses for long, and the key or the button for a
 * context menu. Nothing where no list around it has previews.
 * @param rests where a resting pointer is enough: on all of the card, on its cover where the card is a row, or nowhere
 */
export function usePreview(game: Game, vendorName: string, rests: 'card' | 'cover' | 'nowhere') {
  const control = use(PreviewContext)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begun = useRef<{ readonly x: number; readonly y: number }>(null)
  const pressed = useRef(false)
  return useMemo(() => {
    if (!control) return {}
    const show = (card: HTMLElement, by: Previewed['by']) => control.show({ game, vendorName, card, by })
    const stop = (): void => {
      clearTimeout(waiting.current)
      waiting.current = undefined
    }
    return {
      onContextMenu: (event: MouseEvent<HTMLElement>): void => {
        event.preventDefault()
        stop()
        // Chrome tells of a long press by this alone, and of its end by a click.
        pressed.current = begun.current !== null
        show(event.currentTarget, 'press')
      },
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        stop()
        pressed.current = false
        begun.current = null
        if (event.pointerType === 'mouse') return
        const card = event.currentTarget
        begun.current = { x: event.clientX, y: event.clientY }
        control.prepare()
        waiting.current = setTimeout(() => {
          pressed.current = true
          show(card, 'press')
        }, PRESS_MS)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (event.pointerType !== 'mouse') {
          const from = begun.current
          if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop()
          return
        }
        if (rests === 'nowhere' || event.buttons > 0) return
        const card = rests === 'card' ? event.currentTarget : coverUnder(event)
        if (!card) return stop()
        if (waiting.current !== undefined) return
        control.prepare()
        waiting.current = setTimeout(() => show(card, 'hover'), REST_MS)
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      // The finger that opened the preview does not play as well.
      onClickCapture: (event: MouseEvent<HTMLElement>): void => {
        if (!pressed.current) return
        pressed.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [control, game, vendorName, rests])
}
