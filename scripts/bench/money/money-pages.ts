/** Each call that moves money, as a member makes it in a browser: what has to be there first, and what is pressed. */
import type { Locator, Page } from 'playwright'
import { claimCashback } from '../../../src/api/records/cashback.ts'
import { createDeposit } from '../../../src/api/money/deposits.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import type { Gateway } from '../../../src/api/transport/gateway.ts'
import { claimMission } from '../../../src/api/rewards/missions.ts'
import { addBankAccount, listPayoutTargets } from '../../../src/api/money/payout-accounts.ts'
import { claimReward } from '../../../src/api/rewards/rewards.ts'
import { sendToTeammate } from '../../../src/api/team/team.ts'
import { collectFunds, transferFunds } from '../../../src/api/money/wallet.ts'
import {
  confirmAllReceipts,
  confirmReceipt,
  createWithdrawal,
  getWithdrawal,
} from '../../../src/api/money/withdrawals.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import { SAMPLE_CBU } from '../../../src/rules/money/make-cbu.ts'

/** The brand that is played at. */
export const BRAND = 'money'
/** What members confirm with. */
export const PAYMENT = 'Money-2468'
const VENDOR = 'AG'
const AMOUNT = '20.00'

/** A member of a trial's own, and what can be done for them beside the browser. */
export interface Bench {
  readonly username: string
  readonly gateway: Gateway
  readonly control: (path: string, body: object) => Promise<unknown>
}

/** What is ready for the last press. */
interface Ready {
  /** Where the page is. */
  readonly address: string
  /** The ledger's reason, or what counts in its place: how often it has been done. */
  readonly moved: string | (() => Promise<number>)
}

export interface MoneyPage {
  readonly endpoint: Endpoint
  readonly prepare: (bench: Bench) => Promise<Ready>
  /** Leads to the last press; nothing where the page opens with it. */
  readonly fillIn?: (page: Page) => Promise<void>
  /** What is pressed last. */
  readonly send: (page: Page) => Locator
  /** Where Enter does the same; the button itself unless given. */
  readonly enter?: (page: Page) => Locator
}

const centre = (page: Page): Locator => page.locator('dialog[open]').first()
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).last()

/** Types an amount, goes on to the summary and confirms it with the payment password. */
const BY_PASSWORD: Pick<MoneyPage, 'fillIn' | 'send' | 'enter'> = {
  fillIn: async (page) => {
    await page.locator('dialog[open] [name=amount]:enabled').fill('20')
    await page.locator('dialog[open] form [type=submit]:enabled').click()
    await page.locator('[name=paymentPassword]').fill(PAYMENT)
  },
  send: (page) => page.locator('dialog:has([name=paymentPassword]) [type=submit]'),
  enter: (page) => page.locator('[name=paymentPassword]'),
}

const CLAIM: Pick<MoneyPage, 'send'> = {
  send: (page) => centre(page).getByRole('button', { name: 'Claim', exact: true }).first(),
}

/** Adds an account to withdraw to; its id. */
async function addAccount({ gateway }: Bench): Promise<string> {
  const { banks } = await gateway(listPayoutTargets, {})
  const { id } = await gateway(addBankAccount, { bank: banks[0]?.code ?? '', number: SAMPLE_CBU })
  return id
}

/** A withdrawal that was paid out, and how often it was confirmed. */
async function payOut(bench: Bench) {
  const { gateway, control } = bench
  const to = await addAccount(bench)
  const intent = newRequestNo()
  const said = { requestNo: intent, to, amount: AMOUNT, fee: '0.00', paymentPassword: PAYMENT }
  const { reference } = await gateway(createWithdrawal, said, { intent })
  await control(`withdrawals/${reference}`, { to: 'paid-out' })
  const moved = async (): Promise<number> =>
    (await gateway(getWithdrawal, { reference })).history.filter(({ state }) => state === 'confirmed').length
  return { reference, moved }
}

/** By the name of the call. */
export const MONEY_PAGES: readonly MoneyPage[] = [
  {
    endpoint: sendToTeammate,
    prepare: async ({ username, control }) => {
      await control('teams', { merchant: BRAND, member: username, upline: true })
      return { address: '/index?member=upline', moved: 'upline-transfer' }
    },
    ...BY_PASSWORD,
  },
  {
    endpoint: transferFunds,
    prepare: () => Promise.resolve({ address: '/index?member=wallet', moved: 'transfer-out' }),
    fillIn: async (page) => {
      await page.locator('dialog[open] [name=vendor]:enabled').selectOption(VENDOR)
      await page.locator('dialog[open] [name=amount]:enabled').fill('20')
    },
    send: (page) => page.locator('dialog[open] form [type=submit]'),
    enter: (page) => page.locator('dialog[open] [name=amount]'),
  },
  {
    endpoint: collectFunds,
    prepare: async ({ gateway }) => {
      const intent = newRequestNo()
      await gateway(transferFunds, { requestNo: intent, from: 'MAIN', to: VENDOR, amount: AMOUNT }, { intent })
      return { address: '/index?member=wallet', moved: 'transfer-in' }
    },
    send: (page) => centre(page).getByRole('button', { name: 'Collect all' }),
  },
  {
    endpoint: createDeposit,
    prepare: () => Promise.resolve({ address: '/index?member=depositv2', moved: 'deposit' }),
    fillIn: async (page) => {
      await page.locator('dialog[open] label', { hasText: 'Card' }).first().click()
      await page.locator('dialog[open] [name=amount]:enabled').fill('50')
    },
    send: (page) => page.locator('dialog[open] form [type=submit]'),
    enter: (page) => page.locator('dialog[open] [name=amount]'),
  },
  {
    endpoint: createWithdrawal,
    prepare: async (bench) => {
      await addAccount(bench)
      return { address: '/index?member=withdraw', moved: 'withdrawal' }
    },
    ...BY_PASSWORD,
  },
  {
    endpoint: confirmReceipt,
    prepare: async (bench) => {
      const { reference, moved } = await payOut(bench)
      return { address: `/index?member=withdraw&m.order=${reference}`, moved }
    },
    fillIn: (page) => button(page, 'Received').click(),
    send: (page) => button(page, 'Yes, received'),
  },
  {
    endpoint: confirmAllReceipts,
    prepare: async (bench) => ({ address: '/index?member=withdraw', moved: (await payOut(bench)).moved }),
    fillIn: (page) => button(page, 'All received').click(),
    send: (page) => button(page, 'Yes, all received'),
  },
  {
    endpoint: claimMission,
    prepare: async ({ username, control }) => {
      await control('missions', { merchant: BRAND, member: username, kind: 'deposit-of-the-week', progress: '1' })
      return { address: '/index?member=missions', moved: 'mission-reward' }
    },
    ...CLAIM,
  },
  {
    endpoint: claimCashback,
    prepare: async ({ username, control }) => {
      await control('cashback', { merchant: BRAND, member: username, validBet: '1000' })
      return { address: '/index?member=cashback', moved: 'cashback' }
    },
    ...CLAIM,
  },
  {
    endpoint: claimReward,
    prepare: async ({ username, control }) => {
      await control('rewards', { merchant: BRAND, member: username, amount: '5' })
      return { address: '/index?member=rewards', moved: 'reward' }
    },
    ...CLAIM,
  },
]
