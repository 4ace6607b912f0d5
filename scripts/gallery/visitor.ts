/** A browser's tab that visits one brand, as a guest or as a member, and knows when a page has come to rest. */
import { errors, type BrowserContext, type Page, type Request } from 'playwright'
import * as v from 'valibot'
import { BRAND_ELEMENT } from '../../src/brand/bundle.ts'
import type { Finding } from './inspect.ts'

/** Nothing on its way for this long is rest; what never rests is looked at as it is after the second. Milliseconds. */
const REST_MS = 250
const PATIENCE_MS = 8000
/** Between two looks. */
const LOOK_MS = 50
/** How long what was told to go may take. */
const GOING_MS = 1000
/** Carries to a page what its brand's layout is said to be. */
const LAYOUT_COOKIE = 'gallery-layout'
/** What lies over the page. */
const ON_TOP = 'dialog[open], :popover-open'

export interface Visitor {
  readonly page: Page
  /** Opens an address and waits until it rests. */
  open(url: string): Promise<void>
  /** Waits until nothing fades and every font is there. */
  settle(): Promise<void>
  /** Waits until nothing is loading, and then as `settle`. */
  rest(): Promise<void>
  /** Scrolls through the page and back, so that what comes late has come. */
  scrollThrough(): Promise<void>
  /** What the bundle's brand says of its layout otherwise, from the next page that is opened on; nothing as built. */
  lay(layout: Readonly<Record<string, unknown>> | undefined, origin: string): Promise<void>
  /** Closes what lies on top; false where something will not go. */
  clear(): Promise<boolean>
  /** Errors and failed requests since the last call. */
  troubles(): Finding[]
}

/** @param token a member's; a guest has none */
export async function createVisitor(context: BrowserContext, token: string | null): Promise<Visitor> {
  const page = await context.newPage()
  const pending = new Set<Request>()
  let lastChange = performance.now()
  let troubles: Finding[] = []
  const changed = (): void => {
    lastChange = performance.now()
  }
  const trouble = (role: string, name: string, detail: string): void =>
    void troubles.push({ kind: 'error', role, name, detail })
  page.on('request', (request) => {
    pending.add(request)
    changed()
  })
  const done = (request: Request): void => {
    pending.delete(request)
    changed()
  }
  page.on('requestfinished', done)
  page.on('requestfailed', done)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear()
  })
  page.on('pageerror', (error) => trouble('script', '', error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) trouble(response.request().resourceType(), response.url(), `${response.status()}`)
  })
  if (token !== null)
    await page.addInitScript((value) => {
      // An empty page has no storage. The key is the spec's (spec 3, "Session storage keys after login").
      if (location.protocol.startsWith('http')) sessionStorage.setItem('token', value)
    }, token)

  const quiet = async (): Promise<void> => {
    const end = performance.now() + PATIENCE_MS
    // That nothing has happened for a while is told by no event, so it is looked for.
    while (performance.now() < end && (pending.size > 0 || performance.now() - lastChange < REST_MS))
      await page.waitForTimeout(LOOK_MS)
  }
  let laid: Readonly<Record<string, unknown>> | undefined
  await page.addInitScript(stampLayout, { cookie: LAYOUT_COOKIE, element: BRAND_ELEMENT })
  const visitor: Visitor = {
    page,
    lay: async (layout, origin) => {
      // What is open is of the other layout.
      if (layout !== laid) await page.goto('about:blank')
      laid = layout
      await context.clearCookies({ name: LAYOUT_COOKIE })
      const value = encodeURIComponent(JSON.stringify(layout))
      if (layout) await context.addCookies([{ name: LAYOUT_COOKIE, value, url: origin }])
    },
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined, undefined, {
        timeout: PATIENCE_MS * 2,
      })
      await visitor.rest()
    },
    rest: async () => {
      await quiet()
      await visitor.settle()
    },
    settle: async () => {
      await page.evaluate(async () => {
        await document.fonts.ready
        const ending = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map(({ finished }) => finished)
        await Promise.race([Promise.allSettled(ending), new Promise((resolve) => setTimeout(resolve, 2000))])
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
    },
    scrollThrough: async () => {
      const step = async (): Promise<boolean> =>
        page.evaluate(async () => {
          scrollBy({ top: innerHeight * 0.7, behavior: 'instant' })
          // What has come near is told in one frame, and stands there in the next.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
        })
      // The first step is the sign that somebody is there; sections that wait for one must stand before they are passed.
      await step()
      await quiet()
      // What loads makes the page longer, so the end is looked for until it stays.
      for (let steps = 0; steps < 60; steps += 1) {
        if (!(await step())) continue
        await quiet()
        if (await step()) break
      }
      // And back step by step: what was passed while the page above it grew is seen now.
      await page.evaluate(async () => {
        while (scrollY > 0) {
          scrollBy({ top: -innerHeight * 0.5, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })
      await visitor.rest()
    },
    clear: async () => {
      const onTop = page.locator(ON_TOP)
      await page.mouse.move(0, 0)
      for (let tries = 0, open = await onTop.count(); tries < 3 && open > 0; tries += 1) {
        await page.keyboard.press('Escape')
        await fewer(page, open)
        open = await onTop.count()
      }
      return (await onTop.count()) === 0
    },
    troubles: () => {
      const found = troubles
      troubles = []
      return found
    },
  }
  return visitor
}

/**
 * In the page, before any script of its own: the brand that it holds is laid out as a cookie says. Its shell is of the built
 * layout, which React replaces.
 */
function stampLayout({ cookie, element }: { readonly cookie: string; readonly element: string }): void {
  // An empty page has no cookies.
  if (!location.protocol.startsWith('http')) return
  const said = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`))
  if (said === undefined) return
  // The page has been read to its end by then, and its modules have not begun.
  document.addEventListener('readystatechange', () => {
    const place = document.getElementById(element)
    if (!place || document.readyState !== 'interactive') return
    // The build's own stamp, and what this tool has written.
    const brand = JSON.parse(place.textContent) as { layout: Record<string, unknown> }
    const layout = JSON.parse(decodeURIComponent(said.slice(cookie.length + 1))) as Record<string, unknown>
    const stamped = JSON.stringify({ ...brand, layout: { ...brand.layout, ...layout } })
    // As a node, since the page's policy refuses a script's text.
    place.replaceChildren(document.createTextNode(stamped))
  })
}

/** Waits until less lies over the page than a number of things; what will not go, the next try or the caller finds. */
async function fewer(page: Page, open: number): Promise<void> {
  await page
    .waitForFunction(([over, before]) => document.querySelectorAll(over).length < before, [ON_TOP, open] as const, {
      timeout: GOING_MS,
    })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })
}

const made = v.object({ username: v.string(), mobileNum: v.string(), token: v.string() })

/** A member that the sandbox has made, with a session. */
export type MadeMember = v.InferOutput<typeof made>

/** Makes a member of a merchant, of a kind such as `player` or `newcomer`. */
export async function makeMember(
  port: number,
  merchant: string,
  kind: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<MadeMember> {
  const response = await fetch(`http://127.0.0.1:${port}/sandbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, kind, token: true, ...more }),
  })
  return v.parse(made, await response.json())
}
