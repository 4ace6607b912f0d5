/** A provider's window, and the codes that the third party sends: what a journey about signing in by a third party needs. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { test, type BrowserContext, type Page } from 'playwright/test'
import { EMULATED_PROJECT, EMULATOR_FILE } from './emulator.ts'
import { CLOSE } from './environment.ts'
import { frameChannel } from './frame-channel.ts'

export interface IdentityService {
  /** Where the emulator answers. */
  readonly origin: string
  /** The code that was sent to a number last, in E.164. */
  code(phone: string): Promise<string>
  /** Makes up an account in a provider's window, which then closes. */
  makeAccount(window: Page): Promise<void>
  /** Picks the account that the provider knows by a name. */
  pickAccount(window: Page, name: string): Promise<void>
}

/** Of codes by SMS: the emulator does not know the question that the library begins with, which then goes on without one. */
export const UNKNOWN_THERE = /501 \(Not Implemented\)/

/** Waits until the emulator answers. */
export async function openIdentity(context: BrowserContext): Promise<IdentityService> {
  const origin = await emulatorOrigin()
  // Google's own servers are out of reach: their script hands messages between a page and a frame, and so does this.
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: frameChannel }),
  )
  // What makes the emulator's window look nicer.
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }))
  return {
    origin,
    code: async (phone) => {
      const answer = await fetch(`${origin}/emulator/v1/projects/${EMULATED_PROJECT}/verificationCodes`, {
        headers: CLOSE,
      })
      // The emulator's own answer.
      const { verificationCodes } = (await answer.json()) as {
        verificationCodes: { phoneNumber: string; code: string }[]
      }
      const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)
      if (!sent) throw new Error(`the emulator sent ${phone} no code`)
      return sent.code
    },
    makeAccount: async (window) => {
      await window.locator('#add-account-button').click()
      await window.locator('#autogen-button').click()
      await window.locator('#sign-in').click()
    },
    pickAccount: async (window, name) => {
      await window.locator('.js-reuse-account', { hasText: name }).click()
    },
  }
}

/** A provider's window, once its script is there: its buttons come before it, and lead nowhere until then. */
export async function wholeWindow(window: Page): Promise<Page> {
  await window.locator('#add-account-button').waitFor()
  await window.waitForLoadState()
  return window
}

/** Asks until it answers; being asked is what starts it. */
async function emulatorOrigin(): Promise<string> {
  // Whoever asks first waits for it, and on a new machine for its installation.
  test.setTimeout(test.info().timeout + 120_000)
  for (let tries = 0; tries < 240; tries += 1) {
    const { origin, failure } = readState()
    if (failure !== null) throw new Error(failure)
    const answer = await fetch(origin, { signal: AbortSignal.timeout(60_000) }).catch(() => null)
    if (answer) return origin
    await sleep(500)
  }
  throw new Error('the emulator did not start within two minutes')
}

/** What `offerEmulator` wrote. */
const readState = () => JSON.parse(readFileSync(EMULATOR_FILE, 'utf8')) as { origin: string; failure: string | null }
