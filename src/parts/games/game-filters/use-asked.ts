import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../../ui/states/after-paint.ts'

/**
 * A filter that shows at once what a finger has asked for: the list follows in a frame of its own, which takes a slow phone
 * longer than a finger waits.
 * @param held what holds by now
 * @returns what is shown, and what asks for another
 */
export function useAsked<Value>(held: Value, onChange: (value: Value) => void): [Value, (value: Value) => void] {
  const [asked, setAsked] = useState(held)
  const [before, setBefore] = useState(held)
  if (before !== held) {
    // What holds by now, also by Back or by taking all filters back.
    setBefore(held)
    setAsked(held)
  }
  const waiting = useRef<() => void>(undefined)
  // Who has gone elsewhere meanwhile changes nothing there.
  useEffect(() => () => waiting.current?.(), [])
  const ask = (value: Value): void => {
    waiting.current?.()
    setAsked(value)
    waiting.current = afterPaint(() => onChange(value))
  }
  return [asked, ask]
}
