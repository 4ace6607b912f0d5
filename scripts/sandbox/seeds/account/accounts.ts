/** Who is seeded for each merchant, and how more of the same kind are made for tests. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { TRIAL_ACCOUNT } from '../../../../src/rules/figures.ts'
import { toDecimal } from '../../../../src/rules/money/money.ts'
import { minorUnits, type MerchantSeed } from '../../site/merchant.ts'
import { walletAccount, worldAccount } from '../../store/ledger.ts'
import { secretOf, type Member, type Secret } from '../../store/account/members.ts'
import type { Store } from '../../store/store.ts'
import { toBase32 } from '../../security/totp.ts'
import { AVATARS } from './avatars.ts'
import type { LetterKind } from '../letters.ts'
import { seededLogins } from './logins.ts'
import { namesOf } from './names.ts'
import { RANKS } from '../rewards/ranks.ts'
import { seedContracts } from '../team/contracts.ts'
import { createRandom, numberOf } from '../random.ts'

/** The password of every seeded account. It is printed at start, and opens nothing but the sandbox. */
export const SEED_PASSWORD = 'Sandbox-2468'

export const MEMBER_KINDS = [
  'player',
  'trial',
  'agent1',
  'agent2',
  'agent41',
  'agent42',
  'newcomer',
  'expired',
  'default',
  'vip',
  'rich',
  'empty',
  'affiliate',
] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

interface Kind {
  /** For the list that is printed at start. */
  readonly note: string
  readonly type?: number
  readonly rankLevel?: number
  /** In whole units of the currency; `250` unless said. */
  readonly balance?: number
  readonly labels?: readonly string[]
  /** That they have gathered before; none unless said. */
  readonly points?: number
  readonly passwordExpired?: boolean
  readonly passwordDefault?: boolean
  readonly firstLogin?: boolean
  readonly plays?: boolean
}

const KINDS: Readonly<Record<MemberKind, Kind>> = {
  player: { note: 'member', labels: ['REGULAR'] },
  trial: { note: 'trial account, type 4', type: 4, balance: 2000 },
  agent1: { note: 'agent of type 1', type: 1 },
  agent2: { note: 'agent of type 2', type: 2 },
  agent41: { note: 'agent of type 41', type: 41 },
  agent42: { note: 'agent of type 42', type: 42 },
  newcomer: { note: 'logs in for the first time', firstLogin: true, balance: 0 },
  expired: { note: 'password has expired', passwordExpired: true },
  default: { note: 'password is the default one', passwordDefault: true },
  vip: { note: 'VIP, rank level 6', rankLevel: 6, balance: 48_750, labels: ['VIP', 'HIGH_ROLLER'], points: 12_480 },
  rich: { note: 'balance of 1,234,567,890', balance: 1_234_567_890 },
  empty: { note: 'balance of zero', balance: 0 },
  affiliate: { note: 'agent who is no member: refused on a member site', type: 1, plays: false },
}

/** Who stands above whom: one agent on top of all, another with players of their own. */
const TEAMS: Readonly<Partial<Record<MemberKind, readonly MemberKind[]>>> = {
  agent1: ['agent2', 'agent41', 'agent42'],
  agent2: ['vip', 'rich', 'empty'],
}

export interface SeededAccount {
  readonly username: string
  readonly password: string
  readonly kind: MemberKind
  /** One phrase for the list that is printed at start. */
  readonly note: string
  /** The account type (spec 6). */
  readonly type: number
  /** The opening balance, a decimal string. */
  readonly balance: string
  /** The digits after the country's dialling code. */
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly email: string
  /** What a second factor by bank account name is answered with. */
  readonly payeeName: string
  /** What an authenticator app is set up with, in base32. */
  readonly authenticatorSecret: string
}

/** The accounts that every merchant begins with. */
export function seededAccounts(merchant: MerchantSeed): SeededAccount[] {
  return MEMBER_KINDS.map((kind, index) => account(merchant, kind, kind, `900555${1000 + index}`))
}

function account(merchant: MerchantSeed, kind: MemberKind, username: string, mobileNum: string): SeededAccount {
  const { note, type = 0 } = KINDS[kind]
  const balance = toDecimal(openingBalance(merchant, kind), merchant.currencyDigits)
  const { country = 'AR' } = merchant
  const countryDialingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : ''
  const email = `${username}@players.example`
  const payeeName = namesOf(merchant).whole(givenName(merchant, kind))
  // The same at each start, so that an app which was set up with it goes on working.
  const authenticatorSecret = toBase32(createHash('sha1').update(`${merchant.merchantCode}/${username}`).digest())
  const reached = { mobileNum, countryDialingCode, email, payeeName, authenticatorSecret }
  return { username, password: SEED_PASSWORD, kind, note, type, balance, ...reached }
}

/** Each kind's own. */
function givenName(merchant: MerchantSeed, kind: MemberKind): string {
  const { given } = namesOf(merchant)
  return given[MEMBER_KINDS.indexOf(kind) % given.length] ?? ''
}

const openingBalance = (merchant: MerchantSeed, kind: MemberKind): bigint =>
  minorUnits(merchant, KINDS[kind].balance ?? 250)

/** Seeds a merchant, unless the state has it already (from a file). */
export function seedMerchant(store: Store, merchant: MerchantSeed, seed: number, now: number): void {
  store.db.transaction(() => {
    const code = merchant.merchantCode
    store.ledger.open(worldAccount(code), code, true)
    if (store.members.byUsername(code, 'player')) return
    for (const said of seededAccounts(merchant)) add(store, merchant, said, { seed, now, id: said.kind })
    for (const [upline, kinds] of Object.entries(TEAMS))
      for (const kind of kinds) store.teams.join(memberId(merchant, kind), memberId(merchant, upline))
    // All modules are on where nothing is said.
    if (merchant.modules?.AGENT_POLICY ?? true) seedContracts(store, merchant, (kind) => memberId(merchant, kind), now)
  })
}

/** Makes one more account of a kind, for a test of its own; its name is random. */
export function makeMember(
  store: Store,
  merchant: MerchantSeed,
  kind: MemberKind,
  options: { readonly seed: number; readonly now: number; readonly balance?: bigint; readonly nickname?: string },
): { id: string; account: SeededAccount } {
  const id = `${kind}${randomBytes(4).toString('hex')}`
  // No seeded number begins like these.
  const made = account(merchant, kind, id, `91${randomInt(1e8).toString().padStart(8, '0')}`)
  store.db.transaction(() => add(store, merchant, made, { ...options, id }))
  const balance = options.balance === undefined ? made.balance : toDecimal(options.balance, merchant.currencyDigits)
  return { id: memberId(merchant, id), account: { ...made, balance } }
}

const memberId = (merchant: MerchantSeed, id: string): string => `${merchant.merchantCode}-${id}`

/** Worked out once: everybody knows this password, so a salt of one's own would hide nothing and cost every start. */
let seedSecret: Secret | undefined

/** What is kept of the password of every seeded account. */
export const seedPasswordSecret = (): Secret => (seedSecret ??= secretOf(SEED_PASSWORD))

function add(
  store: Store,
  merchant: MerchantSeed,
  seeded: SeededAccount,
  { seed, now, id, balance, nickname }: { seed: number; now: number; id: string; balance?: bigint; nickname?: string },
): void {
  const { kind, username, mobileNum, countryDialingCode, email, payeeName, authenticatorSecret } = seeded
  const said = KINDS[kind]
  const random = createRandom(numberOf(`${seed}/${merchant.merchantCode}/${kind}`))
  // Drawn once, so that what else is drawn stays as it was.
  random.next()
  const rankLevel = said.rankLevel ?? 1
  const member: Member = {
    id: memberId(merchant, id),
    merchant: merchant.merchantCode,
    username,
    kind,
    nickname: nickname ?? givenName(merchant, kind),
    type: said.type ?? 0,
    rankLevel,
    rankName: RANKS[rankLevel] ?? 'Bronze',
    labels: said.labels ?? [],
    toUpline: said.type !== undefined && said.type !== 4,
    plays: said.plays ?? true,
    avatar: random.pick(AVATARS),
    passwordExpired: said.passwordExpired ?? false,
    passwordDefault: said.passwordDefault ?? false,
    firstLogin: said.firstLogin ?? false,
  }
  store.members.add(member, seedPasswordSecret(), now)
  store.mobiles.keep(member.merchant, countryDialingCode + mobileNum, member.id)
  store.profiles.keep(member.id, { email, payeeName })
  store.authenticators.keep(member.id, authenticatorSecret)
  // Numbers of their own, so that what else is drawn stays as it was.
  const ago = createRandom(numberOf(`${seed}/${merchant.merchantCode}/${id}/logins`))
  if (!member.firstLogin && member.type !== TRIAL_ACCOUNT)
    for (const login of seededLogins(ago, now)) store.loginRecords.note(member.id, login, login.at)
  const wallet = walletAccount(member.id)
  store.ledger.open(wallet, member.merchant, false)
  const opening = balance ?? openingBalance(merchant, kind)
  if (opening > 0n)
    store.ledger.post({
      merchant: member.merchant,
      reason: 'opening',
      reference: `OPEN-${member.id}`,
      at: now,
      entries: [
        { account: worldAccount(member.merchant), amount: -opening },
        { account: wallet, amount: opening },
      ],
    })
  if (said.points !== undefined)
    store.points.add({
      reference: `PG-${member.id}`,
      member: member.id,
      type: 'deposit',
      name: 'Points given',
      good: '',
      quantity: 1,
      each: null,
      amount: null,
      status: '',
      changed: BigInt(said.points) * 100n,
      remark: '',
      at: now,
      decided: now,
    })
  for (const letter of greetings(kind)) store.inbox.send(member.id, { kind: letter }, now)
}

const greetings = (kind: MemberKind): LetterKind[] => (kind === 'empty' ? [] : ['deposits', 'limits', 'welcome'])
