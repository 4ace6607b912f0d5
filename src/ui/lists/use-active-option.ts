import { useState, type KeyboardEvent } from 'react'

/** How far a Page key goes. */
const PAGE = 8

export interface ActiveOption {
  /** The place of the one that Enter chooses, from 0; -1 for none. */
  readonly active: number
  readonly point: (at: number) => void
  /** Moves by the arrow and Page keys, and chooses by Enter. Returns whether the key was one of these. */
  readonly takeKey: (event: KeyboardEvent) => boolean
}

interface ActiveOptionOptions {
  readonly count: number
  /** Where it is until it is moved; -1 for nowhere. */
  readonly first: number
  /** What the list answers: a place in another list is forgotten. */
  readonly query: string
  readonly onChoose: (at: number) => void
}

/** Which option of a list the keyboard is at, while the field above it keeps the focus (ARIA practices, "Combobox"). */
export function useActiveOption({ count, first, query, onChoose }: ActiveOptionOptions): ActiveOption {
  const [pointed, setPointed] = useState({ query, at: null as number | null })
  const active = Math.min((pointed.query === query ? pointed.at : null) ?? first, count - 1)
  const point = (next: number): void => setPointed({ query, at: Math.max(0, Math.min(count - 1, next)) })
  return {
    active,
    point,
    takeKey: (event) => {
      const steps: Readonly<Record<string, () => void>> = {
        ArrowDown: () => point(active + 1 < count ? active + 1 : 0),
        ArrowUp: () => point(active > 0 ? active - 1 : count - 1),
        PageDown: () => point(active + PAGE),
        PageUp: () => point(active - PAGE),
        Enter: () => {
          if (active >= 0) onChoose(active)
        },
      }
      const step = steps[event.key]
      if (!step || event.nativeEvent.isComposing) return false
      event.preventDefault()
      step()
      return true
    },
  }
}
