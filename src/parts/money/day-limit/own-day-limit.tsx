import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { dayLimitQuery } from '../../../state/money/deposits.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { DayLimit } from './day-limit.tsx'

/** The limit of whoever is logged in, in a line of its own; nothing for guests, and where nothing bounds what they pay. */
export function OwnDayLimit() {
  const session = useAtomValue(sessionAtom)
  const isMember = session !== null && session.accountType !== TRIAL_ACCOUNT
  const { data: limit } = useQuery({ ...dayLimitQuery, enabled: isMember })
  if (!isMember || !limit) return null
  return (
    <Text size="s" tone="muted" figures>
      <DayLimit limit={limit} />
    </Text>
  )
}
