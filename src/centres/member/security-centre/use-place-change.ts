import { useState } from 'react'

/** What is done to one place at a time: which one it is done to, why it came to nothing, and whether it was done. */
export interface PlaceChange {
  readonly busy: string | null
  readonly failure: unknown
  readonly isDone: boolean
  readonly make: (key: string, change: () => Promise<void>) => Promise<void>
}

export function usePlaceChange(): PlaceChange {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isDone, setDone] = useState(false)
  return {
    busy,
    failure,
    isDone,
    make: async (key, change) => {
      setBusy(key)
      setFailure(null)
      setDone(false)
      try {
        await change()
        setDone(true)
      } catch (problem) {
        setFailure(problem)
      } finally {
        setBusy(null)
      }
    },
  }
}
