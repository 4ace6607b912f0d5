/** Five reels with three rows: they turn, stop from left to right, and show what pays. */
import { SYMBOLS } from '../../rules/slot-machine.ts'
import { el, isCalm, move, show, svg, wait } from '../dom.ts'

export interface Hit {
  readonly line: number | null
  readonly symbol: string
  readonly count: number
  readonly pay: number
  readonly cells: readonly number[]
}

type Grid = readonly (readonly number[])[]

/** How many symbols run through before a reel stops; later reels take longer. */
const RUN = 12
const FIRST_STOP = 620
const BETWEEN = 190

export interface Reels {
  readonly element: HTMLElement
  show(grid: Grid): void
  /** Turns until the answer is there, then stops at it. */
  turn(answer: Promise<Grid | null>): Promise<void>
  /** Lights up what pays; `lines` are the rows of each line. */
  light(hits: readonly Hit[], lines: readonly (readonly number[])[] | null): void
  dim(): void
}

/** @param art what the addresses of the symbols begin with */
export function createReels(art: string): Reels {
  const picture = (symbol: number): HTMLElement =>
    el('img', {
      class: 'symbol',
      src: `${art}${SYMBOLS[symbol] ?? 'A'}.webp`,
      alt: '',
      width: 224,
      height: 224,
      decoding: 'sync',
    })
  const strips = Array.from({ length: 5 }, () => el('div', { class: 'strip' }))
  const overlay = svg('svg', {
    class: 'paylines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  })
  const element = el(
    'div',
    { class: 'reels', 'aria-hidden': 'true' },
    ...strips.map((strip) => el('div', { class: 'reel' }, strip)),
    overlay,
  )
  let shown: Grid = [[]]
  const put = (reel: number, symbols: readonly number[]): void => {
    const strip = strips[reel]
    if (strip) show(strip, ...symbols.map((symbol) => picture(symbol)))
  }
  const api: Reels = {
    element,
    show: (grid) => {
      shown = grid
      for (const [reel, rows] of grid.entries()) put(reel, rows)
    },
    turn: async (answer) => {
      api.dim()
      if (isCalm()) {
        const grid = await answer
        if (grid) api.show(grid)
        return
      }
      element.classList.add('turning')
      const grid = await Promise.all([answer, wait(260)]).then(([given]) => given)
      element.classList.remove('turning')
      if (!grid) return
      const before = shown
      shown = grid
      await Promise.all(
        grid.map(async (rows, reel) => {
          const strip = strips[reel]
          if (!strip) return
          // What runs past is for the eye: where the reels stop is the server's word.
          const run = Array.from({ length: RUN + reel * 4 }, () => 2 + Math.floor(Math.random() * 9))
          const all = [...rows, ...run, ...(before[reel] ?? rows)]
          put(reel, all)
          const rest = (all.length - 3) / all.length
          await move(
            strip,
            [
              { transform: `translateY(${-rest * 100}%)`, easing: 'cubic-bezier(.2,.5,.35,1)' },
              { transform: 'translateY(1.2%)', offset: 0.93, easing: 'ease-out' },
              { transform: 'none' },
            ],
            { duration: FIRST_STOP + reel * BETWEEN },
          )
          put(reel, rows)
        }),
      )
    },
    light: (hits, lines) => {
      const lit = new Set(hits.flatMap(({ cells }) => cells))
      element.classList.toggle('lit', lit.size > 0)
      for (const [reel, strip] of strips.entries())
        for (const [row, symbol] of [...strip.children].entries())
          symbol.classList.toggle('hit', lit.has(reel * 3 + row))
      const best = hits.filter(({ line }) => line !== null).toSorted((a, b) => b.pay - a.pay)
      show(
        overlay,
        ...best.slice(0, 5).map(({ line, count }) => {
          const rows = (lines?.[line ?? 0] ?? []).slice(0, count)
          const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
          return svg('polyline', { points, 'vector-effect': 'non-scaling-stroke' })
        }),
      )
    },
    dim: () => {
      element.classList.remove('lit')
      show(overlay)
      for (const hit of element.querySelectorAll('.hit')) hit.classList.remove('hit')
    },
  }
  return api
}
