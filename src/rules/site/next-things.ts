/** What a member could do next: at most three things, in an order that follows from how the member stands. */
import type { MemberPageKey } from '../account/member-pages.ts'

/** How many are shown. */
export const MOST_THINGS = 3

/** A round that was begun and not ended. */
interface Round {
  /** What tells it from others. */
  readonly key: string
  /** Milliseconds since 1970, as all times here. */
  readonly startedAt: number
}

/** Something that is the member's once it is claimed. */
export interface Claimable {
  readonly of: 'reward' | 'mission' | 'cashback' | 'sign-in'
  /** Which of several; `null` where there is one. */
  readonly what: string | null
  /** What the platform calls it; empty where it has no name of its own. */
  readonly title: string
  /** Minor units, as all amounts here; `null` where it is known only once it is claimed. */
  readonly amount: bigint | null
  /** How many times of it has to be bet; `null` for none, `undefined` where nobody says so. */
  readonly turnover?: string | null | undefined
  /** When it lapses; `null` where it does not, or nobody knows. */
  readonly ends: number | null
}

/** A game that the member has played. */
interface Played {
  /** What tells it from others. */
  readonly key: string
}

export interface OpenMission {
  readonly id: string
  readonly progress: bigint
  readonly goal: bigint
  readonly ends: number | null
}

/** How a member stands, as far as it is known: what could not be asked is `undefined`, and nothing follows from it. */
export interface Standing<R extends Round, M extends OpenMission, G extends Played> {
  readonly isTrial: boolean
  /** Whether cashback is claimed by hand here. */
  readonly hasCashback: boolean
  /** Whether contracts are made here, and the member has a place to answer them. */
  readonly hasContracts: boolean
  /** The pages of the member centre that the platform lets the member open. */
  readonly pages: readonly string[] | undefined
  readonly now: number
  readonly rounds: readonly R[] | undefined
  /** What was played last; `null` where nothing was. */
  readonly played: G | null | undefined
  /** In any order. */
  readonly claims: readonly Claimable[]
  readonly missions: readonly M[] | undefined
  readonly balance: bigint | undefined
  /** The least that a round costs of what the member plays; 0 where nobody says so. */
  readonly leastStake: bigint
  /** How many contracts wait for the member's answer, and how many messages are unread. */
  readonly requests: number | undefined
  readonly unread: number | undefined
}

export type NextThing<R, M, G> = { readonly key: string } & (
  | { readonly kind: 'round'; readonly round: R }
  | { readonly kind: 'play'; readonly game: G }
  | { readonly kind: 'claim'; readonly claim: Claimable }
  | { readonly kind: 'mission'; readonly mission: M }
  | {
      readonly kind: 'deposit'
      /** Whether there is nothing at all, rather than too little. */ readonly isEmpty: boolean
    }
  | { readonly kind: 'contracts'; readonly count: number }
  | { readonly kind: 'messages'; readonly count: number }
  | { readonly kind: 'errands'; readonly contracts: number; readonly messages: number }
)

/** The page of the member centre where each is claimed as well: where that is closed, so is this. */
const CLAIM_PAGES: Readonly<Record<Claimable['of'], MemberPageKey>> = {
  reward: 'rewardCenter',
  mission: 'missionLeaderboard',
  cashback: 'manualRebate',
  'sign-in': 'rewardCenter',
}

const soonest = (a: { readonly ends: number | null }, b: { readonly ends: number | null }): number =>
  (a.ends ?? Infinity) === (b.ends ?? Infinity) ? 0 : (a.ends ?? Infinity) < (b.ends ?? Infinity) ? -1 : 1

const inOrder = <It>(it: readonly It[], ...rules: readonly ((a: It, b: It) => number)[]): It[] =>
  it.toSorted((a, b) => rules.reduce((said, rule) => said || rule(a, b), 0))

const compare =
  <It>(read: (it: It) => bigint | number | string) =>
  (a: It, b: It) => {
    const [one, other] = [read(a), read(b)]
    return one === other ? 0 : one < other ? -1 : 1
  }

const keyOfClaim = ({ of, what }: Claimable): string => `claim ${of} ${what ?? ''}`

/** Whether a wallet pays for no round. An unknown one does. */
export const isTooLittle = (balance: bigint | undefined, leastStake: bigint): boolean =>
  balance !== undefined && (balance <= 0n || balance < leastStake)

/** What waits for an answer, in one line however much it is. */
function errands(contracts: number, messages: number): readonly NextThing<never, never, never>[] {
  if (contracts > 0 && messages > 0) return [{ kind: 'errands', key: 'errands', contracts, messages }]
  if (contracts > 0) return [{ kind: 'contracts', key: 'contracts', count: contracts }]
  return messages > 0 ? [{ kind: 'messages', key: 'messages', count: messages }] : []
}

/**
 * What the member could do next, the first first: the open round, or else the game that was played last; what waits to be
 * claimed, the mission that ends next, contracts or messages that wait for an answer, which are one thing where both do. One of each kind, and where that
 * leaves room what else waits to be claimed. A wallet that pays for no round has nothing to play for: a deposit stands
 * before all but the open round, and neither the game nor a mission is told.
 * @param dismissed keys of what the member has put aside today
 */
export function nextThings<R extends Round, M extends OpenMission, G extends Played>(
  standing: Standing<R, M, G>,
  dismissed: ReadonlySet<string>,
): readonly NextThing<R, M, G>[] {
  const { isTrial, pages, now, balance, leastStake } = standing
  // A trial account may neither claim, pay in nor open a page of the member centre (spec 6).
  if (isTrial) return []
  const opens = (page: MemberPageKey): boolean => pages === undefined || pages.includes(page)
  const isLeft = ({ ends }: { readonly ends: number | null }): boolean => ends === null || ends > now
  const isEmpty = isTooLittle(balance, leastStake)
  const rounds = inOrder(
    standing.rounds ?? [],
    (a, b) => b.startedAt - a.startedAt,
    compare((it) => it.key),
  )
  const claims = inOrder(
    standing.claims,
    soonest,
    // The largest first; what is sealed behind what is known.
    compare((it) => -(it.amount ?? 0n)),
    compare(keyOfClaim),
  ).filter(
    (it) =>
      isLeft(it) &&
      (it.amount === null || it.amount > 0n) &&
      (it.of !== 'cashback' || standing.hasCashback) &&
      opens(CLAIM_PAGES[it.of]),
  )
  const missions = inOrder(
    isEmpty || !opens('missionLeaderboard') ? [] : (standing.missions ?? []),
    soonest,
    // The one that is furthest: a share of a whole, compared without dividing.
    (a, b) => compare<bigint>((it) => it)(b.progress * a.goal, a.progress * b.goal),
    compare((it) => it.id),
  ).filter((it) => isLeft(it) && it.progress < it.goal)
  const { requests = 0, unread = 0 } = standing
  const played = rounds.length > 0 || isEmpty ? null : standing.played

  const all: NextThing<R, M, G>[] = [
    ...rounds.map((round) => ({ kind: 'round' as const, key: `round ${round.key}`, round })),
    ...(isEmpty && opens('depositv2')
      ? [{ kind: 'deposit' as const, key: 'deposit', isEmpty: balance !== undefined && balance <= 0n }]
      : []),
    ...(played ? [{ kind: 'play' as const, key: `play ${played.key}`, game: played }] : []),
    ...claims.map((claim) => ({ kind: 'claim' as const, key: keyOfClaim(claim), claim })),
    ...missions.map((mission) => ({ kind: 'mission' as const, key: `mission ${mission.id}`, mission })),
    ...errands(standing.hasContracts ? requests : 0, opens('messageV2') ? unread : 0),
  ]
  const left = all.filter(({ key }) => !dismissed.has(key))
  const firsts = left.filter(({ kind }, at) => left.findIndex((one) => one.kind === kind) === at)
  const others = left.filter((it) => it.kind === 'claim' && !firsts.includes(it))
  const chosen = new Set([...firsts, ...others].slice(0, MOST_THINGS))
  return left.filter((it) => chosen.has(it))
}
