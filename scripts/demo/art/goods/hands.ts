/** The hands that draw goods, one for each way that a brand draws its offers: stamp, flat print, line engraving, isometric blocks. */
import { interpolate, formatHex } from 'culori'
import type { Brand } from '../../../../src/brand/schema.ts'
import { GROUND, HEIGHT, type Part } from './things.ts'

export type Hand = Brand['layout']['offers']

const mixed = (one: string, other: string, share: number): string => formatHex(interpolate([one, other])(share)) ?? one

interface Look {
  readonly fill: Readonly<Record<Part['role'], string>>
  readonly stroke: string
  readonly width: number
}
const paint = (parts: readonly Part[], { fill, stroke, width }: Look): string =>
  `<g stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${parts
    .map(({ role, d }) => `<path fill="${fill[role]}" d="${d}"/>`)
    .join('')}</g>`
const all = (fill: string): Look['fill'] => ({ main: fill, second: fill, light: fill, line: 'none' })
const path = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`

/** Printed in two inks that do not quite meet, with the stamp of the counter behind. */
function stamp(parts: readonly Part[], accent: string): string {
  const ink = '#2b1220'
  const [paper, pale] = ['#fff6e6', mixed(accent, '#fff0da', 0.5)]
  const rings = [44, 40].map(
    (r) => `<circle cx="112" cy="44" r="${r}" fill="none" stroke="${accent}" stroke-width="1.6"/>`,
  )
  const waves = [34, 44, 54].map((y) => path(`M8 ${y}q8-6 16 0t16 0 16 0 16 0 16 0 16 0`, accent, 1.6))
  const fills = { main: accent, second: pale, light: paper, line: 'none' }
  const counter =
    path(`M10 ${GROUND + 1}h140`, ink, 2) + path(`M18 ${GROUND + 6}h124`, ink, 2, 'stroke-dasharray="1 4"')
  return (
    `<g opacity=".42" transform="rotate(-10 80 60)">${rings.join('')}${waves.join('')}</g>${counter}` +
    parts
      .map(
        (one) =>
          paint([one], { fill: all(paper), stroke: 'none', width: 0 }) +
          `<g transform="translate(2.600 2)">${paint([one], { fill: fills, stroke: 'none', width: 0 })}</g>` +
          paint([one], { fill: all('none'), stroke: ink, width: 2.2 }),
      )
      .join('')
  )
}

/** Flat colours of a print from wood: lacquer, gilt and jade within one brown line. */
function print(parts: readonly Part[], accent: string): string {
  const fill = { main: accent, second: '#eec273', light: '#fffaf0', line: 'none' }
  const shadow = `<ellipse cx="80" cy="${GROUND + 1}" rx="58" ry="4.500" fill="#4a1712" opacity=".22"/>`
  return `<g transform="translate(0 ${HEIGHT - GROUND - 5})">${shadow}${paint(parts, { fill, stroke: '#4a1712', width: 2 })}</g>`
}

/** Lines alone, closer where it is darker, for the dark ground of a plate. */
function engraving(parts: readonly Part[]): string {
  const [ground, line] = ['#0b0b0b', '#d9d9d9']
  const hatch = (id: string, gap: number, turn: number): string =>
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${gap}" height="${gap}" fill="${ground}"/><path d="M0 0h${gap}" stroke="${line}" stroke-width=".9"/></pattern>`
  const fill = { main: 'url(#close)', second: 'url(#wide)', light: ground, line: 'none' }
  const floor = Array.from({ length: 5 }, (_, at) =>
    path(`M${14 + at * 9} ${GROUND + at * 2.6}h${132 - at * 18}`, line, 0.9, `opacity="${1 - at * 0.17}"`),
  )
  return (
    `<defs>${hatch('close', 2.6, 45)}${hatch('wide', 4.4, -45)}</defs>` +
    `${floor.join('')}${paint(parts, { fill, stroke: line, width: 1.3 })}`
  )
}

/** How thick a block is, and what a thing is turned and set back by. */
const [THICK, TURN] = [20, 'matrix(.62 .31 0 .72 30.400 -9)']
const slide = (by: number): string => `translate(${by * 0.72} ${by * -0.36})`

/** Cut from a board that is as thick as a block, on the ground that measures it. */
function blocks(parts: readonly Part[], accent: string): string {
  const [edge, side] = [mixed(accent, '#06142e', 0.52), mixed(accent, '#0a2350', 0.32)]
  const solid = parts.filter(({ role }) => role !== 'line')
  const layers = Array.from({ length: THICK / 2 + 1 }, (_, at) => {
    const by = THICK - at * 2
    const outer = at === 0 || by === 0
    return `<g transform="${slide(by - THICK / 2)}"><g transform="${TURN}">${paint(solid, { fill: all(side), stroke: outer ? edge : side, width: outer ? 2.2 : 1.4 })}</g></g>`
  })
  const fill = { main: accent, second: mixed(accent, '#ffffff', 0.5), light: '#f4f8ff', line: 'none' }
  const front = `<g transform="${slide(-THICK / 2)}"><g transform="${TURN}">${paint(parts, { fill, stroke: edge, width: 1.8 })}</g></g>`
  // A tile that goes out around what stands on it, and the lines that measure how high that is.
  const tile = `<path d="M26 83l36-18 72 36-36 18z" fill="${accent}" fill-opacity=".14" stroke="${accent}" stroke-width="1"/>`
  const measure = path('M12 17v66M8 17h8M8 83h14', accent, 1.2)
  return `${tile}${measure}${layers.join('')}${front}`
}

export const HANDS: Readonly<Record<Hand, (parts: readonly Part[], accent: string) => string>> = {
  ticket: stamp,
  plaque: print,
  plate: engraving,
  blocks,
}
