/** What an operator does for the member who is looked at, between two looks. */
import type { Page } from 'playwright'
import { appears } from './scene.ts'

const CENTRE = 'dialog[open]'

type Deed = readonly [path: string, body: Readonly<Record<string, unknown>>]

/** Does what an operator does for this member. */
export const does = (page: Page, deeds: readonly Deed[]): Promise<void> =>
  page.evaluate(async (all) => {
    // The keys are the spec's (spec 3, "Session storage keys after login").
    const [merchant, member] = [sessionStorage.getItem('merchantCode'), sessionStorage.getItem('username')]
    const headers = { 'content-type': 'application/json' }
    for (const [path, said] of all) {
      const body = JSON.stringify({ merchant, member, ...said })
      const { ok } = await fetch(`/sandbox/${path}`, { method: 'POST', headers, body })
      if (!ok) throw new Error(`the sandbox does not do ${path}`)
    }
  }, deeds)

/** The same, and opens the page again. */
export async function bring(page: Page, deeds: readonly Deed[]): Promise<void> {
  await appears(page, `${CENTRE} h3`)
  await does(page, deeds)
  await page.reload()
}
