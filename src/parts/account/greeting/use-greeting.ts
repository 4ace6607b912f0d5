import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { memberName } from '../../../rules/account/member-name.ts'
import { partOfDay } from '../../../rules/site/part-of-day.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'

interface Greeting {
  /** The visitor's own clock: they are greeted by their day, not by the server's. */
  readonly now: Date
  /** The member by name and by the hour; `null` while no name is known. */
  readonly words: string | null
}

/** How a member is greeted just now. */
export function useGreeting(): Greeting {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const now = useNow()
  const name = session && memberName(session)
  const greetings = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  }
  return { now, words: name ? greetings[partOfDay(now.getHours())] : null }
}

/** Read again when the visitor comes back to the page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const read = (): void => setNow(new Date())
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return now
}
