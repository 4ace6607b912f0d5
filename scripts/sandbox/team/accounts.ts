/** The register centre of agents (spec 2, "Agent centre": Account). */
import { randomBytes } from 'node:crypto'
import type { InferOutput } from 'valibot'
import type * as calls from '../../../src/api/team/accounts.ts'
import { readRules } from '../../../src/rules/account/registration/register-fields.ts'
import type { FormField } from '../../../src/rules/account/registration/register.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { RATE_DIGITS, type Rate } from '../../../src/rules/team/contract-terms.ts'
import { linkState, MOST_LINKS, planOpenedAccount } from '../../../src/rules/team/opened-account.ts'
import { rebateBounds } from '../../../src/rules/team/rebate.ts'
import { writeRate } from '../../../src/rules/team/typed-rate.ts'
import { rulesOf } from '../account/registration.ts'
import { judgeTyped, profileOf, refuse } from '../account/registration-judge.ts'
import { newMember } from '../account/registration-member.ts'
import { normalNumber } from '../account/sms.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { listed, matches, orRefuse } from '../handling.ts'
import { modulesOf } from '../site/modules.ts'
import { secretOf } from '../store/account/members.ts'
import { walletAccount } from '../store/ledger.ts'
import type { Link } from '../store/team/links.ts'
import { agentWhoAsks } from './agent-policy.ts'
import { placeBelow } from './links.ts'
import { shown } from './contracts/write-contract.ts'

const DAY_MS = 86_400_000

export const accounts = {
  getAccountTerms: (_, context) => {
    const { id } = agentWhoAsks(context)
    const { min, max } = boundsOf(context)
    const open = context.store.links.ofAgent(id).filter((link) => linkState(link, context.now()) === 'open')
    return {
      rebateBounds: { min: writeRate(min), max: writeRate(max) },
      agents: true,
      linksLeft: Math.max(0, MOST_LINKS - open.length),
    }
  },

  openAccount: (payload, context) => {
    const agent = agentWhoAsks(context)
    const rebate = readRebate(context, payload.rebate)
    return { id: openFor(context, agent.id, rebate, payload) }
  },

  listRegistrationLinks: ({ state, ...page }, context) => {
    const { store, now } = context
    const all = store.links.ofAgent(agentWhoAsks(context).id).map((link) => ({ link, state: linkState(link, now()) }))
    return listed(
      all.filter(matches({ state })),
      page,
      ({ link: { code, isAgent, rebate, note, created, expires }, ...is }) => ({
        code,
        isAgent,
        note,
        created,
        expires,
        rebate: writeRate(rebate),
        state: is.state,
        members: store.links.members(code).length,
      }),
    )
  },

  createRegistrationLink: ({ isAgent, rebate: said, note, days }, context) => {
    const { store, merchant, now } = context
    const agent = agentWhoAsks(context).id
    const rebate = readRebate(context, said)
    const isOpen = (link: Link): boolean => linkState(link, now()) === 'open'
    if (store.links.ofAgent(agent).filter(isOpen).length >= MOST_LINKS) throw new Refused('too many registration links')
    const code = `L${randomBytes(5).toString('hex').toUpperCase()}`
    const expires = days === undefined ? null : now() + days * DAY_MS
    const kept = { code, merchant: merchant.merchantCode, agent, isAgent, rebate, note, expires }
    store.links.add({ ...kept, created: now(), disabled: null })
    return { code }
  },

  disableRegistrationLink: ({ code }, context) => {
    const link = ownLink(context, code)
    if (link.disabled === null) context.store.links.keep({ ...link, disabled: context.now() })
    return {}
  },

  listLinkMembers: ({ code, ...page }, context) =>
    listed(context.store.links.members(ownLink(context, code).code), page, ({ member, joined }) => ({
      ...shown(context, member),
      joined,
    })),
} satisfies Answers<typeof calls>

/** A link of whoever asks. @throws Refused for any other, whether there is one or not */
function ownLink(context: Context, code: string): Link {
  const agent = agentWhoAsks(context).id
  return orRefuse(context.store.links.ofAgent(agent).find(matches({ code })), 'registration link not found')
}

/** What somebody new may be given. */
const boundsOf = (context: Context) => rebateBounds(context.store.rebates.of(signedIn(context).id), [])

/** @throws Refused for more than whoever asks has */
function readRebate(context: Context, text: string): Rate {
  const [rebate, { min, max }] = [parseMoney(text, RATE_DIGITS), boundsOf(context)]
  if (rebate < min || rebate > max)
    throw new Refused('rebate out of bounds', { field: 'rebate', min: writeRate(min), max: writeRate(max) })
  return rebate
}

/** Opens an account by the rules of registration. @returns whose it is */
function openFor(
  context: Context,
  agent: string,
  rebate: Rate,
  payload: InferOutput<typeof calls.openAccount.request>,
): string {
  const { store, merchant, now } = context
  const fields = planOpenedAccount(readRules(rulesOf(context)), modulesOf(context))
  // The call's own schema holds the field, or nobody has said it.
  const said = (name: FormField): string => ((payload as Partial<Record<FormField, string>>)[name] ?? '').trim()
  const asked = new Set(fields.map(({ name }) => name))
  judgeTyped(context, fields, Object.fromEntries([...asked].map((name) => [name, said(name)])))
  const username = said('username')
  if (store.members.byUsername(merchant.merchantCode, username)) refuse('username', 'this username is already taken')
  const number = said('mobileNum') ? normalNumber(said('countryDialingCode'), said('mobileNum')) : null
  if (number && store.mobiles.member(merchant.merchantCode, number) !== undefined)
    refuse('mobileNum', 'this mobile number is already registered')
  // Whoever has been told a password by somebody else chooses another one.
  const made = {
    ...newMember(context, username, said('nickname') || said('fullName'), payload.isAgent),
    passwordDefault: true,
  }
  store.db.transaction(() => {
    store.members.add(made, secretOf(said('password')), now())
    if (number) store.mobiles.keep(merchant.merchantCode, number, made.id)
    store.ledger.open(walletAccount(made.id), merchant.merchantCode, false)
    store.profiles.keep(made.id, profileOf(asked, said))
    placeBelow(context, made.id, { agent, rebate })
    store.inbox.send(made.id, { kind: 'welcome' }, now())
  })
  return made.id
}
