/** Pages that show whose they are or how much there is, for accounts at the ends: no money, ten figures of it, a very long name. */
import type { Scene } from './scene.ts'

const STATES = [
  ['empty', 'no money'],
  ['rich', '1,234,567,890'],
  ['long-named', 'a very long name'],
] as const

const PAGES = [
  ['home', 'Home', '/index', 'page'],
  ['vip', 'VIP', '/vip', 'page'],
  ['points', 'Points mall', '/pointMall', 'page'],
  ['promotions', 'Promotions', '/promotions', 'page'],
  ['account', 'Account sheet', '/index?modal=account', 'window'],
  ['centre', 'My account', '/index?member=securityCenter', 'window'],
  ['wallet', 'Wallet', '/index?member=transferFund', 'window'],
  ['deposit', 'Deposit', '/index?member=depositv2', 'window'],
  ['withdraw', 'Withdraw', '/index?member=withdraw', 'window'],
  ['account-record', 'Account record', '/index?member=transactionHistory', 'window'],
  ['profit', 'Profit and loss', '/index?member=personalProfit', 'window'],
  ['cashback', 'Rebate', '/index?member=manualRebate', 'window'],
] as const

export const STATE_SCENES: readonly Scene[] = PAGES.flatMap(([id, title, address, frame]) =>
  STATES.map(([as, what]): Scene => ({ id: `${id}-${as}`, title: `${title}, ${what}`, as, address, frame })),
)
