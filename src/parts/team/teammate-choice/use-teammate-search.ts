import { useState } from 'react'
import { useThrottled } from '../../../ui/hooks/use-throttled.ts'

/** How long typing rests before what it says is asked for, in milliseconds. */
const FOLLOW_MS = 300

/** What is asked for among teammates. */
export interface TeammateSearch {
  readonly typed: string
  /** What was typed, once typing rests. */
  readonly name: string
  readonly page: number
  readonly setPage: (page: number) => void
  readonly onType: (typed: string) => void
}

/** What is typed to find somebody of the team, and the page of those who were found. @param asked what stands there at first */
export function useTeammateSearch(asked = ''): TeammateSearch {
  const [typed, setTyped] = useState(asked)
  const [page, setPage] = useState(1)
  const onType = (text: string): void => {
    setTyped(text)
    setPage(1)
  }
  return { typed, name: useThrottled(typed.trim(), FOLLOW_MS), page, setPage, onType }
}
