/** The picture that stands for a member, and those to choose from (spec 3, "Avatar"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { listPlayerAvatars, setMemberIcon, type getMemberIcon } from '../../api/account/session.ts'
import { gatewayAtom } from '../gateway.ts'
import { avatarQuery } from './member.ts'
import { sameScope } from '../query-scope.ts'
import { ask } from '../ask.ts'

export type AvatarChoice = ReplyOf<typeof getMemberIcon>

/** The avatars that the server offers; asked for once a session. */
export const avatarChoicesQuery = queryOptions({
  queryKey: ['avatar-choices'],
  queryFn: async (context) => (await ask(context, listPlayerAvatars, {})).choices,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Chooses one, or a picture that the member has sent, by its id (`CUSTOM`); it shows everywhere once the server has taken
 * it. Throws Failure of the call.
 */
export const setAvatarAtom = atom(
  null,
  async (get, _set, choice: AvatarChoice, queries: QueryClient): Promise<void> => {
    const gateway = get(gatewayAtom)
    const isStill = sameScope(queries)
    await gateway(setMemberIcon, choice)
    if (!isStill()) return
    // Where a picture of the member's own is shown the server alone knows.
    if (choice.avatarType === 'CUSTOM') await queries.invalidateQueries(avatarQuery)
    else queries.setQueryData(avatarQuery.queryKey, choice)
  },
)
