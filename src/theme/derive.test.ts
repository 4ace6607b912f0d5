import { assert, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, hueDistance, oklchOf, over, withLuminance } from './color.ts'
import type { Decisions, Mode, Palette } from './decisions.ts'
import { BASE, GROUND_LIMITS, MODES } from './decisions.ts'
import { derive } from './derive.ts'
import type { ColorTokens } from './derive-colors.ts'
import { readTheme } from './read.ts'
import { tokenShape } from './tokens.ts'

type ColorToken = keyof ColorTokens
const GROUNDS = ['ground', 'surface', 'raised', 'sunken'] as const
const FACES = ['ground', 'surface', 'raised'] as const

/** Every pair that people must tell apart, and by how much. */
const PAIRS: readonly (readonly [ColorToken, readonly ColorToken[], number])[] = [
  ['ink', [...GROUNDS, 'field'], 4.5],
  ['muted', GROUNDS, 4.5],
  ['accentText', GROUNDS, 4.5],
  ['liveText', GROUNDS, 4.5],
  ['good', FACES, 4.5],
  ['bad', FACES, 4.5],
  ['warn', FACES, 4.5],
  ['oddsUp', FACES, 4.5],
  ['oddsDown', FACES, 4.5],
  ['onAccent', ['accent', 'accentHover', 'accentActive'], 4.5],
  ['onAccentSoft', ['accentSoft'], 4.5],
  ['onLive', ['live'], 4.5],
  ['onGoodSoft', ['goodSoft'], 4.5],
  ['onBadSoft', ['badSoft'], 4.5],
  ['onWarnSoft', ['warnSoft'], 4.5],
  ['onField', ['field'], 4.5],
  ['placeholder', ['field'], 4.5],
  ['edge', [...FACES, 'field'], 3],
  ['focus', FACES, 3],
  ['onDisabled', ['disabled'], 3],
]

const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const groundIn = (mode: Mode) => hex.map((color) => withLuminance(color, GROUND_LIMITS[mode]))
const paletteIn = (mode: Mode) =>
  record(
    {
      ground: groundIn(mode),
      ink: hex,
      accent: hex,
      onAccent: hex,
      surface: groundIn(mode),
      raised: groundIn(mode),
      sunken: groundIn(mode),
      muted: hex,
      line: hex,
      live: hex,
      focus: hex,
      good: hex,
      bad: hex,
      warn: hex,
    },
    { requiredKeys: ['ground', 'ink', 'accent'] },
  )

/** A theme as the operator writes it, through the reader: what the schema admits and nothing else. */
function decided(mode: Mode, palette: Partial<Palette>): Decisions {
  const colors = Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, { $value: value }]))
  const read = readTheme({ color: { [mode]: colors } })
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.theme
}

function colorsIn(mode: Mode, palette: Partial<Palette>): ColorTokens {
  const colors = derive(decided(mode, palette))[mode]
  if (!colors) throw new Error(`no ${mode} colours`)
  return colors
}

describe.each(MODES)('%s palettes', (mode) => {
  test('every pair keeps its contrast, whatever the palette', () => {
    assert(
      property(paletteIn(mode), (palette) => {
        const colors = colorsIn(mode, palette)
        const low = PAIRS.flatMap(([front, backs, needed]) =>
          backs
            .filter((back) => contrast(colors[front], colors[back]) < needed)
            .map((back) => `${front} ${colors[front]} on ${back} ${colors[back]}`),
        )
        expect(low).toEqual([])
      }),
      { numRuns: 250 },
    )
  })

  test('words on a picture stay readable through the scrim, whatever the picture', () => {
    assert(
      property(paletteIn(mode), hex, (palette, picture) => {
        const { scrim, ink } = colorsIn(mode, palette)
        const opacity = Number.parseInt(scrim.slice(7), 16) / 255
        expect(contrast(ink, over(scrim.slice(0, 7), opacity, picture))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('the accent keeps its hue within 15 degrees in all its forms', () => {
    assert(
      property(paletteIn(mode), (palette) => {
        const colors = colorsIn(mode, palette)
        const stated = oklchOf(palette.accent)
        // Below this chroma a colour is a grey, and eight bits leave its hue to chance.
        const GREY = 0.03
        if (stated.c < GREY) return
        for (const name of ['accent', 'accentHover', 'accentActive', 'accentText'] as const) {
          const derived = oklchOf(colors[name])
          if (derived.c < GREY) continue
          expect(hueDistance(derived.h, stated.h), `${name} ${colors[name]}`).toBeLessThanOrEqual(15)
        }
      }),
      { numRuns: 250 },
    )
  })

  test('hover and active can be told from rest', () => {
    assert(
      property(paletteIn(mode), (palette) => {
        const { accent, accentHover, accentActive } = colorsIn(mode, palette)
        expect(new Set([accent, accentHover, accentActive]).size).toBe(3)
      }),
      { numRuns: 250 },
    )
  })

  test('words stay readable on the fibres of paper, however strong', () => {
    assert(
      property(paletteIn(mode), double({ min: 0.01, max: 1, noNaN: true }), (palette, grain) => {
        const colors = derive({ ...decided(mode, palette), grain })[mode]
        const fibre = /stroke%3D%22%23([0-9a-f]{6})%22/.exec(colors?.grain ?? '')?.[1]
        expect(fibre).toBeDefined()
        for (const words of ['ink', 'muted', 'accentText', 'liveText', 'good', 'bad', 'warn'] as const)
          expect(contrast(colors?.[words] ?? '', `#${fibre}`), words).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colors?.focus ?? '', `#${fibre}`)).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

const light = { ground: '#ffffff', ink: '#16181d', accent: '#1f5fd6' }
const dark = { ground: '#150b1a', ink: '#f8efe9', accent: '#ff7a2f' }

test('an accent that is stated is the accent that is painted', () => {
  expect(colorsIn('dark', dark).accent).toBe('#ff7a2f')
  expect(colorsIn('light', light).accent).toBe('#1f5fd6')
})

test('every token has a value, in each mode that the brand has', () => {
  const both = derive({ ...BASE, color: { light, dark } })
  expect(both.modes).toEqual(['light', 'dark'])
  for (const colors of [both.light, both.dark]) {
    expect(Object.keys(colors ?? {}).toSorted()).toEqual(Object.keys(tokenShape.color).toSorted())
  }
  const { color: _, ...sharedShape } = tokenShape
  for (const [group, names] of Object.entries(sharedShape)) {
    const values: Readonly<Record<string, string>> = both.shared[group as keyof typeof both.shared]
    expect(Object.keys(values).toSorted(), group).toEqual(Object.keys(names).toSorted())
    for (const value of Object.values(values)) expect(value).not.toMatch(/NaN|undefined|^$/)
  }
})

test('a brand with one palette has one mode', () => {
  const theme = derive({ ...BASE, color: { dark } })
  expect(theme.modes).toEqual(['dark'])
  expect(theme.defaultMode).toBe('dark')
  expect(theme.light).toBeUndefined()
})

test('pictures of games keep their colours unless a theme names three', () => {
  expect(derive({ ...BASE, color: { light } }).shared.picture.tone).toBe('none')
  const duotone = { dark: '#0e0d0b', middle: '#937845', light: '#fdf5e0' }
  expect(derive({ ...BASE, duotone, color: { light } }).shared.picture.tone).toBe('url(#duotone)')
})

test('a framed card has an inner line beside its shadow, or alone', () => {
  const line = 'inset 0 0 0 4px var(--color-surface), inset 0 0 0 5px var(--color-line)'
  const framed = derive({ ...BASE, frame: 4, color: { light } }).shared.shadow
  expect(framed.card).toBe(`${line}, ${framed.low}`)
  expect(derive({ ...BASE, frame: 4, shadow: 0, color: { light } }).shared.shadow.card).toBe(line)
  const plain = derive({ ...BASE, color: { light } }).shared.shadow
  expect(plain.card).toBe(plain.low)
  expect([framed.lifted, plain.lifted]).toEqual([`${line}, ${framed.high}`, plain.high])
  expect(framed.mat).toBe('0 0 0 4px var(--color-surface), 0 0 0 5px var(--color-line)')
  expect(plain.mat).toBe('none')
})

test('what fills a framed card begins inside its inner line, elsewhere at the edge', () => {
  expect(derive({ ...BASE, frame: 4, color: { light } }).shared.frame.inset).toBe('5px')
  expect(derive({ ...BASE, color: { light } }).shared.frame.inset).toBe('0px')
})

test('a page turns by the stated angle, or fades alone', () => {
  expect(derive({ ...BASE, turn: 5, color: { light } }).shared.motion.turn).toBe('perspective(120rem) rotateY(5deg)')
  expect(derive({ ...BASE, color: { light } }).shared.motion.turn).toBe('none')
})

test('a mark leans by the stated angle to either side, or stands upright', () => {
  const tilt = (more: object) => derive({ ...BASE, ...more, color: { light } }).shared.mark.tilt
  expect([tilt({ tilt: -6 }), tilt({ tilt: 4 }), tilt({})]).toEqual(['rotate(-6deg)', 'rotate(4deg)', 'none'])
})

test('the page is plain unless it is asked to be paper', () => {
  expect(colorsIn('light', light).grain).toBe('none')
})

test('no shadow, no glow and square corners can be asked for', () => {
  const { shared, dark: colors } = derive({ ...BASE, radius: 0, shadow: 0, glow: 0, color: { dark } })
  expect(shared.shadow).toEqual({
    low: 'none',
    high: 'none',
    card: 'none',
    lifted: 'none',
    mat: 'none',
  })
  expect(shared.radius).toEqual({ s: '0px', m: '0px', l: '0px', pill: '0px' })
  expect(colors?.glow).toBe('transparent')
})
