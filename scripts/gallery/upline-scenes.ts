/** Transfer to upline: what stands before it, the form in its states, what is read once more, and what has been. */
import type { Page } from 'playwright'
import { bring } from './operator.ts'
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'
const CHECK = 'dialog[open] [name=paymentPassword]'
const PAYMENT = 'Money-2468'

const upline = {
  as: 'member',
  address: '/index?member=upline',
  frame: 'window',
  scenario: { kind: 'modules', on: ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'] },
} as const

/** Somebody above, a dozen below; whoever is asked twice has them already. */
const withTeam = (page: Page): Promise<void> =>
  bring(page, [['teams', { upline: true, downlines: 12, paymentPassword: PAYMENT }]])

/** Types the least that may be sent, whatever the currency. */
async function typeLeast(page: Page): Promise<boolean> {
  await appears(page, `${CENTRE} [name=amount]`)
  return press(page, `${CENTRE} form fieldset fieldset[aria-label] button`)
}

/** What the form says, sent to the upline. */
async function send(page: Page): Promise<boolean> {
  if (!(await typeLeast(page)) || !(await press(page, `${CENTRE} form [type=submit]`))) return false
  await page.locator(CHECK).fill(PAYMENT)
  return press(page, `dialog:has([name=paymentPassword]) [type=submit]`)
}

export const UPLINE_SCENES: readonly Scene[] = [
  {
    ...upline,
    id: 'upline-nobody',
    title: 'Nobody to send to',
    open: async (page) => {
      await bring(page, [['teams', {}]])
      return appears(page, `${CENTRE} h3`)
    },
  },
  {
    ...upline,
    id: 'upline-first',
    title: 'Before the first transfer',
    open: async (page) => {
      await bring(page, [['teams', { upline: true }]])
      return appears(page, `${CENTRE} section ul a`)
    },
  },
  {
    ...upline,
    id: 'upline',
    title: 'Transfer to upline',
    open: async (page) => {
      await withTeam(page)
      return typeLeast(page)
    },
  },
  {
    ...upline,
    id: 'upline-downline',
    title: 'A downline to choose, with errors',
    open: async (page) => {
      await withTeam(page)
      await appears(page, `${CENTRE} label:has([value=downline])`)
      await press(page, `${CENTRE} label:has([value=downline])`)
      await appears(page, `${CENTRE} [name=receiver]`)
      return (await press(page, `${CENTRE} form [type=submit]`)) && appears(page, `${CENTRE} [aria-invalid=true]`)
    },
  },
  {
    ...upline,
    id: 'upline-check',
    title: 'Who receives it, once more',
    open: async (page) => {
      await withTeam(page)
      return (await typeLeast(page)) && (await press(page, `${CENTRE} form [type=submit]`)) && appears(page, CHECK)
    },
  },
  {
    ...upline,
    id: 'upline-sent',
    title: 'Sent, and the list of transfers',
    open: async (page) => {
      await withTeam(page)
      return (await send(page)) && appears(page, `${CENTRE} section li p time`)
    },
  },
]
