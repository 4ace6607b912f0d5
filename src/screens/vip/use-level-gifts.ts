import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { messageLanguageAtom } from '../../state/messages/inbox.ts'
import { rewardsQuery } from '../../state/rewards/rewards.ts'

/** The kinds of reward that a level brings. */
const KINDS = ['vip-level', 'vip-week']

/** What a member's level has brought. @param isMember whether there is one to ask for */
export const useLevelGifts = (isMember: boolean) =>
  useQuery({
    ...rewardsQuery(useAtomValue(messageLanguageAtom)),
    select: (rewards) => rewards.filter(({ kind }) => KINDS.includes(kind)),
    enabled: isMember,
  })
