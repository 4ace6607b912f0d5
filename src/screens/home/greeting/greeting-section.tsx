import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { formatDay } from '../../../i18n/format/duration-format.ts'
import { memberName } from '../../../rules/account/member-name.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { useHomeOrder } from '../use-home-order.ts'
import * as css from './greeting.css.ts'
import { GreetingFacts } from './greeting-facts.tsx'
import { partOfDay } from './part-of-day.ts'

/** The day, the member by name and by the hour, and what there is to know at a glance; a guest is welcomed. */
export function GreetingSection({ titleId, title }: LaterProps) {
  const { t } = useLingui()
  const home = useHomeOrder()
  const { tag } = useAtomValue(languageAtom)
  const session = useAtomValue(sessionAtom)
  const now = useNow()
  const name = session && memberName(session)
  const greetings = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  }
  // A page has one first heading, and a hero has it already.
  const Heading = home.includes('hero') ? 'h2' : 'h1'
  return (
    <div className={css.greeting}>
      <Stack space="xs">
        <Text size="s" tone="muted">
          {formatDay(now.getTime(), tag)}
        </Text>
        <Heading id={titleId} className={css.title}>
          {name ? greetings[partOfDay(now.getHours())] : title}
        </Heading>
      </Stack>
      {session && <GreetingFacts />}
    </div>
  )
}

/** The visitor's own clock: they are greeted by their day, not by the server's. Read again when they come back to the page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const read = (): void => setNow(new Date())
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return now
}
