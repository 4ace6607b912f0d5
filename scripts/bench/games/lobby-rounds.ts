/** What a page keeps of fifty games: its heap, nodes and listeners after going from the lobby to a game and back. */
import type { CDPSession, Page } from 'playwright'
import * as v from 'valibot'
import type { Figure } from '../figure.ts'
import { LOBBY, openLobby } from './lobby.ts'
import type { Site } from '../site.ts'
import { PHONE } from '../paint/visit.ts'

const ROUNDS = 50
/** What is made once comes first: chunks, caches, and a kept answer of each game. */
const WARM_UP = 15
/** How many different games take turns. */
const GAMES = 6
const AIM_PERCENT = 2

interface Held {
  /** Bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  /** Bytes of the heap that are compiled code, which the engine makes and drops as it likes. */
  readonly code: number
}

/** As much of a heap snapshot as says what kind its nodes are, and how large: `nodes` holds a number for each field of each. */
const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  nodes: v.array(v.number()),
})

/** Figures: growth of the heap, of nodes and of listeners. */
export async function benchLobbyRounds(site: Site): Promise<Figure[]> {
  const context = await site.browser.newContext(PHONE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const held = async (): Promise<Held> => {
    // Once is not enough: what a finaliser frees goes with the next one.
    for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
    return { heap, nodes, listeners, code: await compiledCode(cdp) }
  }

  await logIn(page, site)
  await openLobby(page, site)
  await playRounds(page, WARM_UP)
  const before = await held()
  await playRounds(page, ROUNDS)
  const after = await held()
  await context.close()

  const grows = (bytes: (held: Held) => number): number => 100 * (bytes(after) / bytes(before) - 1)
  // Code that the engine compiled is no leak: it grows with what runs often, for hundreds of rounds, and is thrown away at need.
  const growth = grows(({ heap, code }) => heap - code)
  const grown = (of: 'nodes' | 'listeners'): string => `${before[of]} ${of} became ${after[of]}`
  return [
    {
      name: `${ROUNDS} rounds lobby, game, lobby: the heap grows`,
      measured: `${growth.toFixed(2)} %`,
      aim: `under ${AIM_PERCENT} %`,
      reference: `${megabytes(before.heap - before.code)} became ${megabytes(after.heap - after.code)} after ${WARM_UP} rounds that do not count; ${grows(({ heap }) => heap).toFixed(2)} % with the code that the engine compiles while it runs, ${kilobytes(after.code - before.code)} more; ${grown('nodes')}, ${grown('listeners')}`,
      met: growth < AIM_PERCENT,
    },
  ]
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`

async function compiledCode(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collect = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot: about, nodes } = v.parse(snapshot, JSON.parse(chunks.join('')))
  const { node_fields: fields, node_types: types } = about.meta
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0
  return bytes
}

async function logIn(page: Page, site: Site): Promise<void> {
  // The sandbox's own control call.
  const member = (await site.control('members', { merchant: LOBBY, kind: 'player' })) as {
    username: string
    password: string
  }
  await page.goto(site.addressOf(LOBBY, '/index'), { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await popup.getByLabel('Username', { exact: true }).fill(member.username)
  await popup.getByLabel('Password', { exact: true }).fill(member.password)
  await popup.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: /^Account: / }).waitFor()
}

/**
 * From a card to its game, until it can be played, and back to the cards, again and again. The page does it by itself, in
 * one go: each step that is told from outside would bring a script of its own, which the engine keeps for a while.
 */
async function playRounds(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ([count, games]) => {
      const until = <Found>(find: () => Found | null | undefined | false): Promise<Found> =>
        new Promise((resolve) => {
          const look = (): void => {
            const found = find()
            if (found) resolve(found)
            else setTimeout(look, 20)
          }
          look()
        })
      const button = (within: ParentNode | undefined, begins: string): HTMLElement | null | undefined =>
        within?.querySelector<HTMLElement>(`button[aria-label^="${begins}"]`)
      const cells = (): Element[] => [...document.querySelectorAll('[role="gridcell"]')]
      for (let round = 0; round < count; round += 1) {
        const play = await until(() => button(cells()[round % games], 'Play '))
        play.click()
        await until(() => document.querySelector('main [role="timer"]'))
        const leave = await until(() => button(document, 'Leave the game'))
        leave.click()
        await until(() => cells().length > 0 && !document.querySelector('main iframe'))
      }
    },
    [rounds, GAMES] as const,
  )
}
