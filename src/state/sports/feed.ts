/**
 * The feed of sports: a stream of what is watched while the page is seen, polled with scattered waits where the stream stays
 * away. A page that nobody sees, or that watches nothing, asks for nothing.
 */
import { atom, type Getter } from 'jotai'
import { inMinorUnits } from '../../api/minor-units.ts'
import { listSportsUpdates, MOST_WATCHED, UPDATE_KINDS } from '../../api/sports/fixtures.ts'
import { followSportsUpdates } from '../../api/sports/sports-stream.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { isOffline } from '../../api/transport/network.ts'
import { backOffMs, ASK_AGAIN, PRICES, RECONNECT } from '../../rules/back-off.ts'
import { createPriceStore, type PriceStore } from '../../rules/sports/price-store.ts'
import { hearClock, sentAt, type ServerClock } from '../../rules/sports/server-clock.ts'
import { gatewayAtom, gatewayOptionsAtom } from '../gateway.ts'
import { pause } from '../pause.ts'
import { brandAtom } from '../site/brand.ts'
import { languageAtom } from '../site/language.ts'
import { createPriceFrames } from './price-frames.ts'
import { createWatching, type Watched } from './watched.ts'

type WireUpdate = ReplyOf<typeof listSportsUpdates>['list'][number]

/** When views hear of the page's prices. */
export const priceFramesAtom = atom(() => createPriceFrames())

/** The page's prices; read by `use` hooks of views, and by the slip. */
export const priceStoreAtom = atom((get): PriceStore =>
  createPriceStore({ schedule: get(priceFramesAtom).schedule, now: () => Date.now() }),
)

/** What views watch. */
export const watchingAtom = atom(() => createWatching())

/** How far the server's clock is ahead, kept in a box: views read it with each tick of a game's clock. */
const clockAtom = atom(() => ({ ahead: null as ServerClock }))

/** The server's time now: what a game's clock goes by. */
export const serverNowAtom = atom((get) => {
  const clock = get(clockAtom)
  return (): number => Date.now() + (clock.ahead ?? 0)
})

/** Notes what an answer says of the server's clock. @returns when that held, by the device's */
export const hearServerAtom = atom(null, (get, _set, at: number): number => hearAt(get, at))

function hearAt(get: Getter, at: number): number {
  const clock = get(clockAtom)
  const received = Date.now()
  clock.ahead = hearClock(clock.ahead, at, received)
  return sentAt(clock.ahead, at, received)
}

/** Changes of what is watched are gathered for so long, in milliseconds: a list that is scrolled would ask with each row. */
const GATHER_MS = 400
/** What is stale is looked for so often. */
const TICK_MS = 1000
/** After so many polls a stream is tried once more. */
const POLLS = 12
/** A stream that has held for so long, in milliseconds, is worth another after the first wait. */
const HELD_MS = 30_000

/**
 * Begins to follow what is watched, until the function that it returns is called. Several callers share one feed.
 */
export const followSportsAtom = atom(null, (get): (() => void) => {
  const feed = get(feedAtom)
  feed.followers += 1
  if (feed.followers === 1) {
    feed.stop = new AbortController()
    void follow(get, feed.stop.signal).catch(() => undefined)
  }
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    feed.followers -= 1
    if (feed.followers === 0) feed.stop.abort()
  }
})

const feedAtom = atom(() => ({ followers: 0, stop: new AbortController() }))

const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden'

async function follow(get: Getter, signal: AbortSignal): Promise<void> {
  const store = get(priceStoreAtom)
  const timer = setInterval(() => !isHidden() && store.tick(), TICK_MS)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  let failures = 0
  let polls = POLLS
  while (!signal.aborted) {
    const watched = get(watchingAtom).watched()
    if (isHidden() || watched.ids.length === 0) {
      await untilWorthwhile(get, signal)
      continue
    }
    if (isOffline()) {
      await pause(RECONNECT.longestMs, signal)
      continue
    }
    const turn = turnOf(get, signal)
    try {
      if (polls >= POLLS) {
        const began = Date.now()
        await stream(get, watched, turn.signal).catch(() => undefined)
        const held = Date.now() - began > HELD_MS
        // Ended by us, or after it did well: the next one is worth it at once.
        polls = held || turn.signal.aborted ? POLLS : 0
        if (held) failures = 0
      }
      if (turn.signal.aborted || signal.aborted) continue
      const isHeard = await poll(get, watched, turn.signal)
      failures = isHeard ? 0 : failures + 1
      polls += 1
      if (!turn.signal.aborted) await pause(backOffMs(isHeard ? PRICES : ASK_AGAIN, failures), turn.signal)
    } finally {
      turn.end()
    }
  }
}

/** Waits until the page is seen and something is watched. */
function untilWorthwhile(get: Getter, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const woken = new AbortController()
    const unwatch = get(watchingAtom).onChange(() => look())
    const done = (): void => {
      woken.abort()
      unwatch()
      go()
    }
    const look = (): void => {
      if (signal.aborted || (!isHidden() && get(watchingAtom).watched().ids.length > 0)) done()
    }
    signal.addEventListener('abort', done, { signal: woken.signal })
    globalThis.document?.addEventListener('visibilitychange', look, { signal: woken.signal })
    look()
  })
}

/** Ends one turn once something else is watched, in another language, or the page is no longer seen. */
function turnOf(get: Getter, signal: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const abort = (): void => over.abort()
  const unwatch = get(watchingAtom).onChange(() => {
    timer ??= setTimeout(abort, GATHER_MS)
  })
  const look = (): void => {
    if (isHidden()) abort()
  }
  signal.addEventListener('abort', abort, { signal: over.signal })
  globalThis.document?.addEventListener('visibilitychange', look, { signal: over.signal })
  return {
    signal: over.signal,
    end: () => {
      clearTimeout(timer)
      unwatch()
      over.abort()
    },
  }
}

const requestOf = (get: Getter, { ids, markets, isWhole }: Watched): RequestOf<typeof listSportsUpdates> => ({
  language: get(languageAtom).code,
  ids: ids.slice(0, MOST_WATCHED),
  ...(markets.length > 0 ? { markets: [...markets] } : {}),
  ...(isWhole ? { all: 1 } : {}),
})

function stream(get: Getter, watched: Watched, signal: AbortSignal): Promise<void> {
  const covered: Covered = new Map()
  const hear = (update: WireUpdate): void => hearUpdate(get, covered, update)
  return followSportsUpdates(get(gatewayOptionsAtom), requestOf(get, watched), hear, signal)
}

/** Asks once. @returns whether it was answered */
async function poll(get: Getter, watched: Watched, signal: AbortSignal): Promise<boolean> {
  const said = await get(gatewayAtom)(listSportsUpdates, requestOf(get, watched), { signal, once: true }).catch(
    () => null,
  )
  if (!said) return false
  for (const update of said.list) hearUpdate(get, new Map(), { ...update, at: said.now })
  return true
}

/** The markets that one connection has told of, by fixture: it begins with all of them, and what holds of it is those. */
type Covered = Map<string, Set<string>>

function cover(covered: Covered, { fixture, markets, gone }: WireUpdate): void {
  const ids = covered.get(fixture) ?? new Set()
  for (const id of gone) ids.delete(id)
  for (const { id } of markets) ids.add(id)
  covered.set(fixture, ids)
}

function hearUpdate(get: Getter, covered: Covered, wire: WireUpdate): void {
  const kind = UPDATE_KINDS.find((each) => each === wire.kind)
  if (!kind) return
  const store = get(priceStoreAtom)
  const heardAt = hearAt(get, wire.at)
  // All that there was to tell was told before it.
  if (kind === 'sports.beat') return store.confirm(covered, heardAt)
  const reply = { now: wire.at, list: [wire] }
  const [update] = inMinorUnits(listSportsUpdates, reply, get(brandAtom).currency.digits).list
  if (!update) return
  const { fixture, version, standing, markets, gone } = update
  const news = { fixture, version, heardAt }
  if (kind === 'sports.prices') {
    cover(covered, wire)
    store.hear({ ...news, markets, gone })
  } else if (standing) store.hear({ ...news, standing })
}
