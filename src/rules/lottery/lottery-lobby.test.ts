import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codesToAsk, lobbyAt, modesOf, readMode, withNewest } from './lottery-lobby.ts'
import { PRIZE_MODES } from './lottery.ts'

test.each([
  ['/lottery', 'lottery'],
  ['/elott', 'electronic'],
  ['/seaLottery', 'sea'],
  ['/vnlottery', 'vietnam'],
  ['constructor', 'lottery'],
])('%s is the lobby %s', (path, lobby) => {
  expect(lobbyAt(path)).toBe(lobby)
})

describe('prize modes', () => {
  test('are read as the address writes them, else the brand’s own holds', () => {
    for (const mode of PRIZE_MODES) expect(readMode(mode, 'SEA')).toBe(mode)
    for (const text of [undefined, '', 'sea', 'ELOTT', '__proto__']) expect(readMode(text, 'ZY')).toBe('ZY')
  })

  test('of a lobby begin with the brand’s own, each once', () => {
    for (const own of PRIZE_MODES) {
      for (const lobby of ['lottery', 'electronic'] as const) {
        const modes = modesOf(lobby, own)
        expect(modes[0]).toBe(own)
        expect(modes.toSorted()).toEqual([...PRIZE_MODES].toSorted())
      }
      expect([modesOf('sea', own), modesOf('vietnam', own)]).toEqual([['SEA'], [own]])
    }
  })
})

describe('the draws that are asked for', () => {
  const codes = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 })

  test('are never more than a call may name, each once, and what is shown is among them first (property)', () => {
    fc.assert(
      fc.property(codes, fc.nat(12), fc.integer({ min: 1, max: 8 }), (all, shownCount, most) => {
        const shown = all.slice(-shownCount)
        const asked = codesToAsk(all, shown, most)
        expect(asked.length).toBeLessThanOrEqual(most)
        expect(new Set(asked).size).toBe(asked.length)
        for (const code of asked) expect(all).toContain(code)
        if (all.length <= most) expect(asked).toEqual([...new Set(all)])
        else expect(asked.slice(0, new Set(shown).size)).toEqual([...new Set(shown)].slice(0, most))
      }),
    )
  })

  test('stay the same whatever of them is shown', () => {
    expect(codesToAsk(['a', 'b', 'c'], ['c'], 3)).toEqual(codesToAsk(['a', 'b', 'c'], ['a'], 3))
  })
})

describe('past draws', () => {
  const draw = (at: number) => ({ number: String(at), openedAt: at })

  test('begin with the one that was told last, and stay as many (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 100 }), (length, at) => {
        const history = Array.from({ length }, (_, index) => draw(50 - index))
        const shown = withNewest(history, draw(at))
        expect(shown).toHaveLength(length)
        expect(shown[0]?.openedAt).toBe(Math.max(50, at))
        expect(new Set(shown.map(({ number }) => number)).size).toBe(length)
      }),
    )
  })

  test('are the same list where nothing is newer', () => {
    const history = [draw(3), draw(2)]
    for (const last of [null, draw(3), draw(1)]) expect(withNewest(history, last)).toBe(history)
    expect(withNewest([], draw(1))).toEqual([draw(1)])
  })
})
