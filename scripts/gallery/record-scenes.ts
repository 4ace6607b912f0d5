/** The pages of records, with a past of some thousand bets and without one. */
import type { Page } from 'playwright'
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'
const FIRST = `${CENTRE} [data-row] button`

const at = (page: string): Pick<Scene, 'as' | 'address' | 'frame'> => ({
  as: 'member',
  address: `/index?member=${page}`,
  frame: 'window',
})

/** Gives the member a past, and opens the page again. */
async function bringPast(page: Page, count: number): Promise<void> {
  await page.evaluate(async (rows) => {
    // The keys are the spec's (spec 3, "Session storage keys after login").
    const [merchant, member] = [sessionStorage.getItem('merchantCode'), sessionStorage.getItem('username')]
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ merchant, member, count: rows, days: 60 })
    const { ok } = await fetch('/sandbox/records', { method: 'POST', headers, body })
    if (!ok) throw new Error('the sandbox gives nobody a past')
  }, count)
  await page.reload()
}

export const RECORD_SCENES: readonly Scene[] = [
  {
    ...at('bets'),
    id: 'bets-none',
    title: 'Betting record without bets',
    open: (page) => appears(page, `${CENTRE} fieldset`),
  },
  {
    ...at('transactions'),
    id: 'transactions-failed',
    title: 'The account record did not come',
    scenario: { kind: 'refusing', endpoint: 'listTransactions', message: 'operation not allowed' },
    open: (page) => appears(page, `${CENTRE} [role=alert]`),
  },
  {
    ...at('bets'),
    id: 'bets',
    title: 'Betting record',
    open: async (page) => {
      await bringPast(page, 2000)
      return appears(page, FIRST)
    },
  },
  {
    ...at('bets'),
    id: 'ticket',
    title: 'A ticket',
    open: async (page) => {
      await appears(page, FIRST)
      return press(page, FIRST)
    },
  },
  { ...at('transactions'), id: 'transactions', title: 'Account record', open: (page) => appears(page, FIRST) },
  {
    ...at('profit'),
    id: 'profit',
    title: 'Profit and loss',
    open: (page) => appears(page, `${CENTRE} svg[data-chart]`),
  },
  { ...at('bonuses'), id: 'bonuses', title: 'Bonus details', open: (page) => appears(page, `${CENTRE} select`) },
]
