/** What a page for a call that moves money is, and how it is pressed. */
import type { Locator, Page } from 'playwright'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import type { Gateway } from '../../../src/api/transport/gateway.ts'

/** The brand that is played at. */
export const BRAND = 'money'
/** What members confirm with. */
export const PAYMENT = 'Money-2468'

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

/** What its pages stand in: the member centre, or the page itself. */
export const placeOf = (address: string): string => (address.startsWith('/index') ? 'dialog[open]' : 'main')
/** A button of the member centre, or of a page. @param place as `placeOf` says */
export const pressIn = (place: string, name: string) => (page: Page) =>
  page.locator(place).first().getByRole('button', { name, exact: true }).first()

/** Sends the form of a dialog, which leads to its summary. */
export const toSummary = (page: Page): Promise<void> => page.locator('dialog[open] form [type=submit]:enabled').click()

/** Leads to the summary and confirms it with the payment password. @param fillIn goes on to the summary */
export const byPassword = (fillIn: (page: Page) => Promise<void>): Pick<MoneyPage, 'fillIn' | 'send' | 'enter'> => ({
  fillIn: async (page) => {
    await fillIn(page)
    await page.locator('[name=paymentPassword]').fill(PAYMENT)
  },
  send: (page) => page.locator('dialog:has([name=paymentPassword]) [type=submit]'),
  enter: (page) => page.locator('[name=paymentPassword]'),
})
