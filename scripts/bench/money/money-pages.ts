/** Each call that moves money, as a member makes it in a browser: what has to be there first, and what is pressed. */
import type { Locator, Page } from 'playwright'
import { createDeposit } from '../../../src/api/money/deposits.ts'
import { addBankAccount, listPayoutTargets } from '../../../src/api/money/payout-accounts.ts'
import { cashOutBet } from '../../../src/api/sports/sports-bets.ts'
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
import { BRAND, byPassword, PAYMENT, pressIn, toSummary, type Bench, type MoneyPage } from './money-page.ts'
import { REWARD_PAGES } from './reward-pages.ts'

const VENDOR = 'AG'
const AMOUNT = '20.00'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).last()

/** Types an amount and goes on to the summary. */
const BY_AMOUNT = byPassword(async (page) => {
  await page.locator('dialog[open] [name=amount]:enabled').fill('20')
  await toSummary(page)
})

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

const ALL: readonly MoneyPage[] = [
  {
    endpoint: sendToTeammate,
    prepare: async ({ username, control }) => {
      await control('teams', { merchant: BRAND, member: username, upline: true })
      return { address: '/index?member=upline', moved: 'upline-transfer' }
    },
    ...BY_AMOUNT,
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
    send: pressIn('dialog[open]', 'Collect all'),
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
    ...BY_AMOUNT,
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
    endpoint: cashOutBet,
    prepare: async ({ username, control }) => {
      await control('sports-bets', { merchant: BRAND, member: username, stake: AMOUNT })
      return { address: '/sports', moved: 'cash-out' }
    },
    fillIn: async (page) => {
      await page.getByRole('tab', { name: /^My bets/ }).click()
      await page.getByRole('button', { name: /^Cash out / }).click()
    },
    send: (page) => page.getByRole('button', { name: /^End this bet for / }),
  },
  ...REWARD_PAGES,
]

/** `CALLS=claimRaffle,claimReward` tries these alone. */
const ONLY = process.env['CALLS']?.split(',')
/** By the name of the call. */
export const MONEY_PAGES = ALL.filter(({ endpoint: { name } }) => ONLY?.includes(name) ?? true)
