import { useAtomValue } from 'jotai'
import { formatDay } from '../../../i18n/format/duration-format.ts'
import { useGreeting } from '../../../parts/account/greeting/use-greeting.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { useHomeOrder } from '../use-home-order.ts'
import * as css from './greeting.css.ts'
import { GreetingFacts } from './greeting-facts.tsx'

/** The day, the member by name and by the hour, and what there is to know at a glance; a guest is welcomed. */
export function GreetingSection({ titleId, title }: LaterProps) {
  const home = useHomeOrder()
  const { tag } = useAtomValue(languageAtom)
  const session = useAtomValue(sessionAtom)
  const { now, words } = useGreeting()
  // A page has one first heading, and a hero has it already.
  const Heading = home.includes('hero') ? 'h2' : 'h1'
  return (
    <div className={css.greeting}>
      <Stack space="xs">
        <Text size="s" tone="muted">
          {formatDay(now.getTime(), tag)}
        </Text>
        <Heading id={titleId} className={css.title}>
          {words ?? title}
        </Heading>
      </Stack>
      {session && <GreetingFacts />}
    </div>
  )
}
