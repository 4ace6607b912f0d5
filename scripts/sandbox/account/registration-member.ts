import { randomBytes } from 'node:crypto'
import { AVATARS } from '../seeds/account/avatars.ts'
import type { Context } from '../context.ts'
import type { Member } from '../store/account/members.ts'

/**
 * Somebody new, who has yet to be added.
 * @param isAgent whether the account may have a team; on a site of agents each has
 */
export function newMember({ merchant }: Context, username: string, nickname: string, isAgent = false): Member {
  const id = randomBytes(8).toString('hex')
  return {
    id: `${merchant.merchantCode}-${id}`,
    merchant: merchant.merchantCode,
    username,
    kind: 'player',
    nickname,
    type: merchant.site === 'agent' ? 1 : isAgent ? 2 : 0,
    rankLevel: 0,
    rankName: 'Bronze',
    labels: ['NEW'],
    toUpline: false,
    plays: true,
    avatar: AVATARS[Number.parseInt(id.slice(0, 6), 16) % AVATARS.length] ?? 'ember',
    passwordExpired: false,
    passwordDefault: false,
    firstLogin: true,
  }
}
