/** The member centre: its menu, its pages, and the forms that they open. */
import type { Page } from 'playwright'
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'
const member = { as: 'member', address: '/index?member=securityCenter', frame: 'window' } as const

/** Opens the form of a guard, by its place in the list. */
const openGuard = async (page: Page, place: number): Promise<boolean> => {
  const row = `${CENTRE} ul > li:nth-child(${place}):has([aria-expanded]) [aria-expanded]`
  await appears(page, row)
  return press(page, row)
}

const wallet = { as: 'member', address: '/index?member=transferFund', frame: 'window' } as const

/** Brings the first vendor's wallet into the form; false where there is one wallet for all games. */
async function chooseVendor(page: Page): Promise<boolean> {
  await appears(page, `${CENTRE} section`)
  return press(page, `${CENTRE} li > button[aria-pressed]:enabled`)
}

export const MEMBER_SCENES: readonly Scene[] = [
  {
    ...member,
    id: 'member-account',
    title: 'My account',
    open: (page) => appears(page, `${CENTRE} table`),
  },
  {
    ...member,
    id: 'member-menu',
    title: 'The member centre’s menu',
    address: '/index?member=menu',
    open: (page) => appears(page, `${CENTRE} nav`),
  },
  {
    ...member,
    id: 'member-picture',
    title: 'Pictures to choose from',
    open: async (page) => {
      const opener = `${CENTRE} section > div > [aria-expanded]`
      await appears(page, opener)
      return (await press(page, opener)) && appears(page, `${CENTRE} fieldset img`)
    },
  },
  {
    ...member,
    id: 'member-payment-password',
    title: 'Payment password',
    open: async (page) => (await openGuard(page, 2)) && appears(page, `${CENTRE} [name=newPassword]`),
  },
  {
    ...member,
    id: 'member-mobile',
    title: 'Another mobile number',
    open: async (page) => (await openGuard(page, 3)) && appears(page, `${CENTRE} [name=mobileNum]`),
  },
  {
    ...member,
    id: 'member-logins',
    title: 'Devices and login history',
    open: async (page) => {
      await appears(page, `${CENTRE} table`)
      await page.locator(`${CENTRE} table`).scrollIntoViewIfNeeded()
      return true
    },
  },
  {
    ...member,
    id: 'member-failed',
    title: 'The member centre’s menu did not come',
    scenario: { kind: 'refusing', endpoint: 'listMemberPages', message: 'operation not allowed' },
    open: (page) => appears(page, `${CENTRE} [role=alert]`),
  },
  { ...wallet, id: 'wallet', title: 'My wallet', open: (page) => appears(page, `${CENTRE} section`) },
  {
    ...wallet,
    id: 'wallet-errors',
    title: 'A transfer that can’t be sent',
    open: async (page) => {
      if (!(await chooseVendor(page))) return false
      await page.locator(`${CENTRE} [name=amount]`).fill('1')
      return (await press(page, `${CENTRE} form [type=submit]`)) && appears(page, `${CENTRE} [aria-invalid=true]`)
    },
  },
]
