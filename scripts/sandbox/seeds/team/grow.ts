/** Grows a team below an agent: thousands of members over several levels, the same ones for the same seed. */
import { AVATARS } from '../account/avatars.ts'
import { seedPasswordSecret } from '../account/accounts.ts'
import { createRandom, numberOf, type Random } from '../random.ts'
import { RANKS } from '../rewards/ranks.ts'
import { walletAccount } from '../../store/ledger.ts'
import type { Member } from '../../store/account/members.ts'
import type { Store } from '../../store/store.ts'

/** How many members an agent's team has on first use, and over how many levels. */
export const TEAM_SIZE = 5000
export const TEAM_LEVELS = 6

/** How much of a team stands on each level, the first one first; what is left stands on the last. */
const SHARES = [0.003, 0.014, 0.06, 0.2, 0.35]
const DAY_MS = 86_400_000
/** How long ago the first of them joined, in days. */
const OLDEST = 400
/** What each level has less than the one above, in ten-thousandths of a percent. */
const REBATE_STEP = 2000n

export interface Grown {
  readonly count: number
  readonly levels: number
  readonly seed: number
  readonly now: number
  /** What they are called. */
  readonly given: readonly string[]
}

interface Placed {
  readonly id: string
  readonly joined: number
  readonly rebate: bigint
}

/** Makes the members; does nothing for an agent whose team has been grown before. */
export function growTeam(store: Store, agent: Member, { count, levels, seed, now, given }: Grown): void {
  if (store.tree.isGrown(agent.id)) return
  const random = createRandom(numberOf(`${seed}/${agent.id}/team`))
  store.db.transaction(() => {
    store.tree.noteGrown(agent.id)
    let above: readonly Placed[] = [{ id: agent.id, joined: now - OLDEST * DAY_MS, rebate: store.rebates.of(agent.id) }]
    let made = 0
    for (let level = 1; level <= levels && made < count; level += 1) {
      const share = level < levels ? Math.max(1, Math.round(count * (SHARES[level - 1] ?? 0.3))) : count
      const here = Math.min(share, count - made)
      above = Array.from({ length: here }, (_, index) => {
        const isAgent = level < levels && index % 3 === 0
        return place(store, agent, random.pick(above), { index: made + index, isAgent, random, now, given })
      }).filter(({ isAgent }) => isAgent)
      made += here
    }
  })
}

interface Made {
  readonly index: number
  readonly isAgent: boolean
  readonly random: Random
  readonly now: number
  readonly given: readonly string[]
}

function place(store: Store, agent: Member, upline: Placed, { index, isAgent, random, now, given }: Made) {
  const name = `${random.pick(SYLLABLES)}${random.pick(SYLLABLES)}${(index + 1).toString().padStart(4, '0')}`
  const id = `${agent.id}-${index + 1}`
  // Agents joined early in the time of whoever is above them, or the lowest levels would all be of yesterday.
  const late = random.next() ** 2 * (isAgent ? 0.6 : 1)
  const joined = upline.joined + Math.floor(late * (now - upline.joined - DAY_MS / 24))
  const member: Member = {
    id,
    merchant: agent.merchant,
    // Two grown teams have names of their own.
    username: `${name}${agent.username.replace(/\D/g, '').slice(-3)}`,
    kind: 'player',
    nickname: random.pick(given),
    type: isAgent ? random.pick([1, 2, 41, 42]) : 0,
    rankLevel: 1,
    rankName: RANKS[1] ?? '',
    labels: [],
    toUpline: true,
    plays: true,
    avatar: random.pick(AVATARS),
    passwordExpired: false,
    passwordDefault: false,
    firstLogin: false,
  }
  const rebate = upline.rebate > REBATE_STEP ? upline.rebate - REBATE_STEP : 0n
  store.members.add(member, seedPasswordSecret(), joined)
  store.teams.join(id, upline.id)
  store.tree.noteHistory(id, numberOf(`${agent.id}/${index}`))
  store.rebates.set(id, rebate)
  store.ledger.open(walletAccount(id), agent.merchant, false)
  return { id, joined, rebate, isAgent }
}

const SYLLABLES = [
  'al',
  'be',
  'ca',
  'da',
  'el',
  'fi',
  'go',
  'ha',
  'in',
  'ju',
  'ka',
  'lu',
  'ma',
  'ne',
  'or',
  'pa',
  'ri',
  'so',
]
