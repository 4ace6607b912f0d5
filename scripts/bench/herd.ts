/**
 * How a hundred thousand open pages come back together: after an outage, after all streams of news have ended, and after a
 * draw. Worked out from the product's own waits, without a network; the reference is what the same pages do where every
 * page waits the same.
 */
import { ASK_AGAIN, backOffMs, ON_GOOD_NEWS, RECONNECT } from '../../src/rules/back-off.ts'
import { pollDelayMs } from '../../src/rules/lottery/draw-polling.ts'
import type { Figure } from './figure.ts'

const PAGES = 100_000
const BIN_MS = 100
/** The highest number of calls in a tenth of a second may be so many times the mean. */
const MOST = 3
/** What a page of a member has asked for, and has not got. */
const QUESTIONS = 8
/** How long the server is away: the figure is that of the worst of these. */
const AWAY_MS = [500, 2000, 4000, 6000, 8000, 9000, 10_000, 12_000, 15_000, 20_000, 25_000, 60_000, 300_000]
const DRAW_MS = 20_000

/** When each of a page's calls is made, in milliseconds since the server went away. */
type Page = (awayMs: number) => number[]

/** Figures: the most calls in a tenth of a second, and how many times the mean that is. */
export function benchHerd(): Figure[] {
  return [
    figure('after an outage', AWAY_MS, afterOutage, QUESTIONS),
    // Once asked what it has missed, once for a stream.
    figure('after all streams have ended', AWAY_MS, afterStreams, 2),
    figure('after a draw', [0], afterDraw, 1),
  ]
}

/** @param together how many calls each page makes in the same moment, where all wait the same */
function figure(name: string, lengths: readonly number[], page: Page, together: number): Figure {
  const rushes = lengths.map((awayMs) => ({ awayMs, ...rush(page, awayMs) }))
  const { awayMs, most, mean } = rushes.reduce((one, other) =>
    other.most / other.mean > one.most / one.mean ? other : one,
  )
  return {
    name: `calls of ${count(PAGES)} pages within ${BIN_MS} ms at most, ${name}${awayMs > 0 ? `, the server away for ${awayMs / 1000} s` : ''}`,
    measured: `${count(most)}, ${(most / mean).toFixed(2)} ×`,
    aim: `${MOST} × the mean of ${count(Math.round(mean))}`,
    reference: `where all wait the same ${count(PAGES * together)}, ${Math.round((PAGES * together) / mean)} ×`,
    met: most <= MOST * mean,
  }
}

/** The highest number of calls in a tenth of a second, and the mean from the first call to the last. */
function rush(page: Page, awayMs: number): { readonly most: number; readonly mean: number } {
  const bins = new Map<number, number>()
  let calls = 0
  for (let one = 0; one < PAGES; one += 1)
    for (const at of page(awayMs)) {
      const bin = Math.floor(at / BIN_MS)
      bins.set(bin, (bins.get(bin) ?? 0) + 1)
      calls += 1
    }
  let [first, last, most] = [Number.POSITIVE_INFINITY, 0, 0]
  for (const [bin, many] of bins)
    [first, last, most] = [Math.min(first, bin), Math.max(last, bin), Math.max(most, many)]
  return { most, mean: calls / (last - first + 1) }
}

const count = (calls: number): string => calls.toLocaleString('en')

/**
 * All have failed in the same moment. Counted is what comes once the server is back, when it is most easily put out again:
 * a page's first answer, and all else within two seconds of it.
 */
const afterOutage: Page = (awayMs) => {
  let at = 0
  for (let failures = 0; failures === 0 || at < awayMs; failures += 1) at += backOffMs(ASK_AGAIN, failures)
  const answered = at
  return Array.from({ length: QUESTIONS }, (_, index) =>
    index === 0 ? answered : answered + backOffMs(ON_GOOD_NEWS, 0),
  )
}

/** The server goes away with all its streams, and comes back: every try is counted. */
const afterStreams: Page = (awayMs) => {
  const calls: number[] = []
  let at = 0
  for (let tries = 0; tries === 0 || at < awayMs; tries += 1) {
    at += backOffMs(RECONNECT, tries)
    calls.push(at)
  }
  return [...calls, at]
}

const afterDraw: Page = () => [pollDelayMs({ draws: [DRAW_MS], answeredAt: 0, chance: Math.random() }, 0)]
