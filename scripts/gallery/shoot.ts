/** Takes the pictures of one brand on one kind of device, and inspects each page while it stands. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { createScenarioClient } from '../sandbox/control/client.ts'
import { sandboxOrigin } from '../serve/hosts.ts'
import { inspectPage, type Finding } from './inspect.ts'
import type { Mode, Picture } from './picture.ts'
import type { MakeMember, Scene } from './scene.ts'
import type { ShownBrand } from './site.ts'
import { createVisitor, makeMember, type Visitor } from './visitor.ts'

/** Up to this width, in pixels, a window is touched; wider ones have a mouse. */
const TOUCHED = 1023
const HEIGHTS = { phone: 844, tablet: 1024, desktop: 900 } as const
const heightOf = (width: number): number =>
  width < 640 ? HEIGHTS.phone : width <= TOUCHED ? HEIGHTS.tablet : HEIGHTS.desktop

export interface Device {
  readonly touch: boolean
  /** Windows of this device, narrow first; the same page is shown in each, as when a window is resized. */
  readonly widths: readonly number[]
}

/** Sorts widths to the devices that have them. */
export function devicesOf(widths: readonly number[]): Device[] {
  const sorted = [...new Set(widths)].toSorted((a, b) => a - b)
  return [
    { touch: true, widths: sorted.filter((width) => width <= TOUCHED) },
    { touch: false, widths: sorted.filter((width) => width > TOUCHED) },
  ].filter((device) => device.widths.length > 0)
}

type Role = Exclude<Scene['as'], 'anyone'>

/** As long as names of people are, in letters that do not break. */
const LONG_NAME = 'Maximiliana Bartholomea Hohenstaufen-Wittelsbach de la Encarnación'

/** The kind of member that each is, and what is said of one besides; a guest is none. */
const ROLES: Readonly<Record<Role, readonly [kind: string | null, more?: Readonly<Record<string, unknown>>]>> = {
  guest: [null],
  member: ['player'],
  agent: ['agent1'],
  empty: ['empty'],
  rich: ['rich'],
  'long-named': ['player', { nickname: LONG_NAME }],
}

interface ShootOptions {
  readonly browser: Browser
  readonly port: number
  readonly brand: ShownBrand
  readonly device: Device
  readonly scenes: readonly Scene[]
  /** Whether other choices of the layout are shown as well, which is so in one brand. */
  readonly variants: boolean
  readonly modes: readonly Mode[]
  /** The index's folder; pictures go to a folder of the brand's in it. */
  readonly out: string
  readonly onPicture: (picture: Picture) => void
}

/** @returns the pictures; a scene that fails has one without a file, and the others go on */
export async function shoot(options: ShootOptions): Promise<void> {
  const { browser, port, brand, device, scenes } = options
  await mkdir(join(options.out, brand.id), { recursive: true })
  const origin = sandboxOrigin(brand.id, port)
  const name = `gallery-${brand.id}-${device.touch ? 'touch' : 'mouse'}`
  const scenarios = createScenarioClient(port)
  const quietStart = (): Promise<unknown> => scenarios.add({ kind: 'no-popup', brand: brand.id, context: name })
  const context = await browser.newContext(contextOf(device))
  await context.addCookies([{ name: 'sandbox-context', value: name, url: origin }])
  await quietStart()
  const make: MakeMember = (kind) => makeMember(port, brand.merchantCode, kind)
  const visitors = new Map<Role, Visitor>()
  const visitorOf = async (role: Role): Promise<Visitor> => {
    const known = visitors.get(role)
    if (known) return known
    const [kind, more] = ROLES[role]
    const token = kind === null ? null : (await makeMember(port, brand.merchantCode, kind, more)).token
    const visitor = await createVisitor(context, token)
    visitors.set(role, visitor)
    return visitor
  }
  try {
    // The fonts are kept from a first visit on, as a player's second page has them.
    await (await visitorOf('guest')).open(`${origin}/index`)
    for (const scene of scenes) {
      if (brand.membersOnly && scene.as === 'guest' && scene.id.startsWith('home')) continue
      if (scene.layout && !options.variants) continue
      const visitor = await visitorOf(scene.as === 'anyone' ? (brand.membersOnly ? 'member' : 'guest') : scene.as)
      await visitor.lay(scene.layout, origin)
      if (scene.popup) await scenarios.clear({ context: name, kind: 'no-popup' })
      if (scene.scenario) await scenarios.add({ ...scene.scenario, brand: brand.id, context: name })
      for (const width of device.widths) await shootScene({ ...options, scene, width, visitor, origin, make })
      if (scene.scenario) await scenarios.clear({ context: name, kind: scene.scenario.kind })
      if (scene.popup) await quietStart()
    }
  } finally {
    await scenarios.clear({ context: name })
    await context.close()
  }
}

const contextOf = ({ touch, widths: [width = 390] }: Device): BrowserContextOptions => ({
  viewport: { width, height: heightOf(width) },
  ...(touch ? { isMobile: true, hasTouch: true } : {}),
  // A picture of a moving page would be of any moment.
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})

interface Sitting extends ShootOptions {
  readonly scene: Scene
  readonly width: number
  readonly visitor: Visitor
  readonly origin: string
  readonly make: MakeMember
}

async function shootScene({
  scene,
  width,
  visitor,
  origin,
  make,
  modes,
  brand,
  out,
  onPicture,
}: Sitting): Promise<void> {
  const { page } = visitor
  const about = { scene: scene.id, title: scene.title, brand: brand.id, width }
  try {
    await page.setViewportSize({ width, height: heightOf(width) })
    await show(visitor, `${origin}${scene.address}`, scene)
    if (scene.open && !(await scene.open(page, make))) return
    if (scene.open) await visitor.rest()
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode })
      await visitor.settle()
      const file = `${brand.id}/${scene.id}-${width}-${mode}.jpg`
      await take(visitor, scene, join(out, file))
      onPicture({
        ...about,
        mode,
        file,
        findings: distinct([...(await page.evaluate(inspectPage, scene.frame !== 'window')), ...visitor.troubles()]),
      })
    }
    if (scene.signsIn) await forgetMember(page)
  } catch (error) {
    const detail = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    const finding: Finding = { kind: 'error', role: 'scene', name: scene.id, detail }
    onPicture({ ...about, mode: modes[0] ?? 'light', file: null, findings: [finding, ...visitor.troubles()] })
    // Whatever it was in the middle of, the next scene begins anew.
    if (scene.signsIn) await forgetMember(page)
    await page.goto('about:blank')
  }
}

/** The next scene finds a guest. */
async function forgetMember(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.removeItem('lastUsed')
  })
  await page.goto('about:blank')
}

/** Opens the scene's page, unless it is open already and nothing that changes it is asked for. */
async function show(visitor: Visitor, url: string, { scenario, popup, frame }: Scene): Promise<void> {
  const { page } = visitor
  // Closing what is open may change the address, as where it was the address that had opened it.
  const cleared = await visitor.clear()
  if (popup) await forgetPopups(page)
  if (!cleared || page.url() !== url || scenario || popup) await visitor.open(url)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (frame === 'window') await visitor.rest()
  else await visitor.scrollThrough()
}

/** A popup that was closed stays away for the session, its notices for good, and a page remembers that, too. */
async function forgetPopups(page: Page): Promise<void> {
  await page.evaluate(() => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('popup_')) sessionStorage.removeItem(key)
    localStorage.removeItem('notices')
  })
}

const LOOK = { type: 'jpeg', quality: 82, animations: 'disabled', caret: 'hide', scale: 'css' } as const

/**
 * What is fixed to a touched window's lower edge stands at the end of its whole page, since that is taken in a window as
 * high as the page is: the browser's own way would lay it out as for a mouse.
 */
async function take({ page, settle }: Visitor, { frame }: Scene, path: string): Promise<void> {
  const window = page.viewportSize()
  if (frame === 'window' || !window) {
    await page.screenshot({ ...LOOK, path })
    return
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await holdHeights(page, true)
  if (window.width <= TOUCHED) await page.setViewportSize({ ...window, height: Math.max(height, window.height) })
  await keepLanes(page)
  await settle()
  if (frame === 'page') await page.screenshot({ ...LOOK, path, fullPage: true })
  else
    await page
      .locator(frame.element)
      .first()
      .screenshot({ ...LOOK, path })
  await page.setViewportSize(window)
  await holdHeights(page, false)
}

/** What is at least as high as a share of the window would grow with a window that is as high as the page. */
async function holdHeights(page: Page, hold: boolean): Promise<void> {
  await page.evaluate((held) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!held) element.style.removeProperty('min-block-size')
      else if (Number.parseFloat(getComputedStyle(element).minBlockSize) > 0)
        element.style.minBlockSize = getComputedStyle(element).minBlockSize
    }
  }, hold)
}

/** Lanes that snap would come to rest elsewhere while the browser lays the page out for a picture of the whole of it. */
async function keepLanes(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).scrollSnapType !== 'none') element.style.scrollSnapType = 'none'
  })
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}
