import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createEcho } from './echo.ts'

const DEBOUNCE_MS = 200

/**
 * What is typed into a search field, told once the typing rests. What the address says otherwise, as by Back or by taking
 * all filters back, replaces it, and nothing is told any more. The third of what it gives takes a text and tells it at once.
 * @param said what the address holds
 */
export function useSearchText(
  said: string,
  tell: (words: string) => void,
): [typed: string, type: (text: string) => void, tellNow: (text: string) => void] {
  const [typed, setTyped] = useState(said)
  const echo = useRef(createEcho(said))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const take = useEffectEvent((words: string) => {
    if (echo.current.hears(words)) return
    clearTimeout(timer.current)
    setTyped(words)
  })
  useEffect(() => take(said), [said])
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (text: string): void => {
    echo.current.tell(text.trim())
    tell(text.trim())
  }
  const tellNow = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    say(text)
  }
  const type = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => say(text), DEBOUNCE_MS)
  }
  return [typed, type, tellNow]
}
