/** Transfers to an upline and to downlines (spec 2, "Member centre"; spec 6, "Transfers to upline or downline exist"). */
import * as v from 'valibot'
import { TRIAL_ACCOUNT } from '../../../src/rules/figures.ts'
import { checkPaymentPassword } from '../security/account-security.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import * as calls from '../../../src/api/team/team.ts'
import type { Answers } from '../contract.ts'
import { minorUnits } from '../site/merchant.ts'
import { modulesOf } from '../site/modules.ts'
import { walletAccount } from '../store/ledger.ts'
import { TEAM_REASONS, type Teammate, type TeamPosting } from '../store/team/teams.ts'
import { listed, matches, placeOf } from '../handling.ts'
import { moveAnew } from '../money/move.ts'
import { leftOf, readAmountWithin } from '../money/read-amount.ts'
import { kindsOf } from './agent-policy.ts'
import { refuseOpenTurnover, writePayer } from '../money/withdrawal-terms.ts'

type Relation = keyof typeof TEAM_REASONS

const DAY_MS = 24 * 60 * 60 * 1000
const ENDPOINT = calls.sendToTeammate.name

/** Who may not be sent to, whoever it is: so that nobody learns which members there are. */
const NO_SUCH_TEAMMATE = 'teammate not found'

export const team = {
  getAgentContracts: (_, context) => {
    if (!modulesOf(context).AGENT_POLICY) throw new Refused('not allowed')
    const kinds = kindsOf(context, signedIn(context))
    return {
      dailysalreqtype: kinds.includes('daily-salary'),
      divtypereq: kinds.includes('dividend'),
      contracthoursalreq: kinds.includes('hourly-salary'),
      realtimesalreqtype: kinds.includes('real-time-salary'),
    }
  },

  getTransferTeam: (_, context) => {
    const { id } = signedIn(context)
    const { teams } = context.store
    const { min, max, leftOfDay } = boundsOf(context)
    return {
      ...writePayer(context),
      min: context.money(min),
      max: context.money(max),
      amountLeft: context.money(leftOfDay),
      upline: (mayReach(context, 'upline') ? teams.uplineOf(id) : undefined) ?? null,
      downlines: mayReach(context, 'downline') ? teams.countDownlines(id, '') : 0,
    }
  },

  listDownlines: ({ name = '', ...page }, context) => {
    const { teams } = context.store
    const { id } = signedIn(context)
    if (!mayReach(context, 'downline')) return { list: [], total: 0 }
    return { list: teams.downlines(id, name, placeOf(page)), total: teams.countDownlines(id, name) }
  },

  sendToTeammate: ({ to, amount: asked, paymentPassword }, context) => {
    const member = signedIn(context)
    if (!mayReach(context, 'upline') && !mayReach(context, 'downline')) throw new Refused('operation not allowed')
    checkPaymentPassword(context, member, paymentPassword)
    const relation = reachable(context, to)
    refuseOpenTurnover(context)
    // One transaction holds both entries: what leaves the one wallet is in the other.
    return moveAnew(context, 'U', {
      from: walletAccount(member.id),
      to: walletAccount(to),
      amount: readAmountWithin(context, asked, boundsOf(context)),
      reason: TEAM_REASONS[relation],
    })
  },

  listTeamTransfers: ({ direction, ...page }, context) => {
    const all = [...postedOf(context), ...refusedOf(context)]
      .filter(matches({ direction }))
      .toSorted((a, b) => b.time - a.time)
    return listed(all, page, (transfer) => transfer)
  },
} satisfies Answers<typeof calls>

/** Whether the member's account and the merchant's modules let money go that way. */
function mayReach(context: Context, relation: Relation): boolean {
  const { toUpline, type } = signedIn(context)
  const { TRANSFER_UPLINE, TRANSFER_DOWNLINE } = modulesOf(context)
  return toUpline && type !== TRIAL_ACCOUNT && (relation === 'upline' ? TRANSFER_UPLINE : TRANSFER_DOWNLINE)
}

/** What somebody is to the member; `null` for all who are neither above nor below. */
function relationTo(context: Context, id: string): Relation | null {
  const { teams } = context.store
  const member = signedIn(context)
  if (teams.uplineOf(member.id)?.id === id) return 'upline'
  return teams.isDownline(id, member.id) ? 'downline' : null
}

/** What somebody is to the member whom money may be sent to. @throws Refused for anybody else */
function reachable(context: Context, id: string): Relation {
  const relation = relationTo(context, id)
  if (!relation || !mayReach(context, relation)) throw new Refused(NO_SUCH_TEAMMATE, { field: 'to' })
  return relation
}

/** How much may be sent at once, and still within a day; in minor units. */
function boundsOf(context: Context) {
  const { merchant } = context
  const since = context.now() - DAY_MS
  const sent = context.store.teams
    .postings(walletAccount(signedIn(context).id))
    .reduce((sum, { amount, at }) => (amount < 0n && at > since ? sum - amount : sum), 0n)
  return {
    min: minorUnits(merchant, 5),
    max: minorUnits(merchant, 5000),
    leftOfDay: leftOf(minorUnits(merchant, 10_000), sent),
  }
}

/** What has moved, in either direction. */
function postedOf(context: Context) {
  const { store, money } = context
  return store.teams.postings(walletAccount(signedIn(context).id)).map(({ reference, reason, at, amount, other }) => ({
    reference,
    direction: amount < 0n ? ('out' as const) : ('in' as const),
    state: 'done' as const,
    message: '',
    amount: money(amount < 0n ? -amount : amount),
    time: at,
    teammate: shown(context, other.replace(/:wallet$/, ''), otherSide(reason, amount)),
  }))
}

/** What the other one is to the member: whom one has sent to upwards is above, whose money came from below is below. */
const otherSide = (reason: string, amount: TeamPosting['amount']): Relation =>
  (reason === TEAM_REASONS.upline) === amount < 0n ? 'upline' : 'downline'

const answered = v.object({ success: v.boolean(), message: v.string() })

/** What the member wanted to send and was not moved. */
function refusedOf(context: Context) {
  const { store, merchant } = context
  return store.moneyCalls.since(merchant.merchantCode, signedIn(context).id, 0).flatMap((call) => {
    if (call.endpoint !== ENDPOINT || call.target === null || call.amount === null) return []
    const { success, message } = v.parse(answered, JSON.parse(call.answer))
    if (success) return []
    const relation = relationTo(context, call.target)
    return [
      {
        reference: '',
        direction: 'out' as const,
        state: 'refused' as const,
        message,
        amount: call.amount,
        time: call.at,
        teammate: relation ? shown(context, call.target, relation) : null,
      },
    ]
  })
}

function shown(
  { store }: Context,
  id: string,
  relation: Relation,
): (Teammate & { readonly relation: Relation }) | null {
  const found = store.members.byId(id)
  return found ? { id, username: found.username, nickname: found.nickname, relation } : null
}
