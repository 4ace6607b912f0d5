import { useEffect, useState, type RefObject } from 'react'
import { useMedia } from '../../../ui/hooks/use-media.ts'

/** A phone on its side: header and bar would leave the game nothing. */
const LOW = 'screen and (max-height: 30rem) and (orientation: landscape)'

/**
 * The whole screen for an element: the browser's own way, or where there is none, as on phones of one maker, the whole
 * window, which is `fills`; what lies around is then out of reach.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const low = useMedia(LOW)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [owns, setOwns] = useState(false)
  const fills = !owns && (chosen ?? low)

  useEffect(() => {
    const changed = (): void =>
      setOwns(document.fullscreenElement !== null && document.fullscreenElement === place.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [place])
  useEffect(() => {
    if (!fills) return undefined
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) setChosen(false)
    }
    document.addEventListener('keydown', leave)
    const undo = hideAround(place.current)
    return () => {
      document.removeEventListener('keydown', leave)
      undo()
    }
  }, [fills, place])

  const toggle = async (): Promise<void> => {
    if (owns) return document.exitFullscreen()
    if (fills) return setChosen(false)
    const element = place.current
    if (!document.fullscreenEnabled || !element?.requestFullscreen) return setChosen(true)
    await element.requestFullscreen({ navigationUI: 'hide' }).catch(() => setChosen(true))
  }
  return { full: owns || fills, fills, toggle: () => void toggle() }
}

/** Puts everything beside an element out of reach of Tab and screen readers, until the returned function is called. */
function hideAround(element: HTMLElement | null): () => void {
  const hidden: HTMLElement[] = []
  for (let inner = element; inner && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement?.children ?? []) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue
      // What is said aloud, and dialogs, stay.
      if (other.matches('dialog, script, style, [aria-live]')) continue
      other.inert = true
      hidden.push(other)
    }
  }
  return () => {
    for (const other of hidden) other.inert = false
  }
}
