/** Five thousand members in one list on a slow phone, beside as many pixels of a list that stands still. */
import { join } from 'node:path'
import * as v from 'valibot'
import type { Figure } from './figure.ts'
import { droppedShare, framesDuring, together, type Frames } from './frames.ts'
import { openPhone } from './paint/visit.ts'
import { scroll, SPEED, type Phone } from './scroll.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from './site.ts'

const PORT = 4197
const HOME = benchHome('team')
const BRAND = 'team'
const MEMBERS = 5000
/** Pixels at a stretch. */
const STRETCH = 24_000
const STRETCHES = 6
/** Rows of the list that stands still, which exist all the time. */
const STATIC_ROWS = 300
const POINTS_AIM = 2
const ELEMENTS_AIM = 1500

/** Figures: levels asked for until the first members, frames dropped beside a static list, and elements on the way. */
export async function benchTeam(): Promise<Figure[]> {
  await writeNeutralBrand(join(HOME, 'brands'), BRAND, 'Team', { card: 'framed' })
  // A page with a stream of news is never at rest.
  const scenarios = ['no-popup', 'no-stream']
  const options = { port: PORT, brandsDir: join(HOME, 'brands'), outDir: join(HOME, 'dist'), scenarios }
  return withSite(options, measure)
}

async function measure(site: Site): Promise<Figure[]> {
  const made = await site.control('members', { merchant: BRAND, kind: 'agent1', token: true })
  const { username, token } = v.parse(v.object({ username: v.string(), token: v.string() }), made)
  await site.control('grown-teams', { merchant: BRAND, member: username, count: MEMBERS, levels: 1 })
  const still = [await sweepStatic(site, token)]
  const { phone, levels } = await openTeam(site, token)
  const ours = await sweep(phone)
  const last = phone.page.locator(`[data-row="${MEMBERS - 1}"] button`)
  await phone.page.locator('[data-row="0"] button').focus()
  await phone.page.keyboard.press('End')
  await last.waitFor()
  await phone.close()
  still.push(await sweepStatic(site, token))
  const theirs = together(still)
  const points = droppedShare(ours) - droppedShare(theirs)
  return [
    {
      name: 'five thousand members, levels asked for until the first ones',
      measured: String(levels),
      aim: '1',
      reference: 'a level of the tree that has all of them',
      met: levels === 1,
    },
    {
      name: 'five thousand members, frames dropped',
      measured: `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)} points`,
      aim: `${POINTS_AIM} more or less`,
      reference: `${droppedShare(ours).toFixed(1)} % of ${ours.expected} at ${SPEED} pixels a second beside ${droppedShare(theirs).toFixed(1)} % of ${theirs.expected} on ${STATIC_ROWS} of the rows that stand still`,
      met: points <= POINTS_AIM,
    },
    {
      name: 'five thousand members, most elements at a time',
      measured: String(ours.mostElements),
      aim: `fewer than ${ELEMENTS_AIM}`,
      reference: 'the page behind among them',
      met: ours.mostElements < ELEMENTS_AIM,
    },
  ]
}

async function openTeam(site: Site, token: string): Promise<{ phone: Phone; levels: number }> {
  const phone = await openPhone(site.browser)
  const { page } = phone
  let levels = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/agent/team') levels += 1
  })
  await page.addInitScript((value) => {
    // The first key is the spec's (spec 3, "Session storage keys after login"), the second stands in `state/site/storage.ts`.
    sessionStorage.setItem('token', value)
    localStorage.setItem('lastUsed', String(Date.now()))
  }, token)
  await page.goto(site.addressOf(BRAND, '/index?agent=team'), { waitUntil: 'networkidle' })
  const list = page.getByRole('dialog').getByRole('table')
  await list.locator('[data-row="0"] button').waitFor()
  await list.evaluate((table) => table.scrollIntoView({ block: 'start', behavior: 'instant' }))
  return { phone, levels }
}

const sweep = ({ page, ...phone }: Phone): Promise<Frames> =>
  framesDuring(page, async () => {
    for (let stretch = 0; stretch < STRETCHES; stretch += 1) await scroll({ page, ...phone }, STRETCH)
    for (let stretch = 0; stretch < STRETCHES; stretch += 1) await scroll({ page, ...phone }, -STRETCH)
  })

/** The same gesture over rows of the list that all exist, from one end to the other as often as it takes. */
async function sweepStatic(site: Site, token: string): Promise<Frames> {
  const { phone } = await openTeam(site, token)
  const way = await phone.page.evaluate((rows) => {
    const table = document.querySelector<HTMLTableElement>('dialog table')
    const [body] = table?.tBodies ?? []
    if (!table?.parentElement || !body) throw new Error('there is no list')
    const made = [...body.rows]
    const copy = table.parentElement.cloneNode(true) as HTMLElement // a clone is what it was
    const into = copy.querySelector('tbody')
    into?.removeAttribute('style')
    into?.replaceChildren(
      ...Array.from({ length: rows }, (_, at) => {
        const row = made[at % made.length]?.cloneNode(true) as HTMLElement // a clone is what it was
        row.removeAttribute('style')
        return row
      }),
    )
    const place = document.createElement('div')
    Object.assign(place.style, { position: 'fixed', inset: '0', overflow: 'auto' })
    place.append(copy)
    document.body.replaceChildren(place)
    return place.scrollHeight - place.clientHeight
  }, STATIC_ROWS)
  const times = Math.ceil((STRETCH * STRETCHES) / way)
  const frames = await framesDuring(phone.page, async () => {
    for (let time = 0; time < times; time += 1) {
      await scroll(phone, way)
      await scroll(phone, -way)
    }
  })
  await phone.close()
  return frames
}
