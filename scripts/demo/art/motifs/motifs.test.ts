import { expect, test } from 'vitest'
import { createGames } from '../../../sandbox/seeds/games/games.ts'
import { LOTTERY_GAMES } from '../../../sandbox/seeds/lottery/lottery-games.ts'
import { TINT_NAMES } from '../color.ts'
import { COMPOSITION_NAMES } from '../compositions/composition-names.ts'
import { drawingOf } from '../figures/library.ts'
import { FACE_NAMES, setLine } from '../lettering/faces.ts'
import { GROUND_NAMES } from '../palette.ts'
import { PROP_NAMES } from '../props/props.ts'
import { SCENERY_NAMES } from '../scenery/sceneries.ts'
import { CATEGORY_MOTIFS, motifOf, namedFigures, SLOT_MOTIFS } from './motifs.ts'

const motifs = Object.entries({ ...SLOT_MOTIFS, ...CATEGORY_MOTIFS })
const games = createGames(1)

test.each(motifs)('%s names drawings, tints, places, faces and grounds that exist', (_, motif) => {
  for (const { drawing, paint, gap } of [...Object.values(motif.words).flat(), ...motif.around]) {
    expect(drawingOf(drawing).islands.length).toBeGreaterThan(0)
    expect(paint.length).toBeGreaterThan(0)
    for (const tint of [...paint, ...(gap ? [gap] : [])]) expect(TINT_NAMES).toContain(tint)
  }
  for (const name of motif.sceneries) expect(SCENERY_NAMES).toContain(name)
  for (const name of motif.faces) expect(FACE_NAMES).toContain(name)
  for (const name of motif.grounds) expect(GROUND_NAMES).toContain(name)
  for (const name of [...(motif.props ?? []), ...Object.values(motif.playedWith ?? {})])
    expect(PROP_NAMES).toContain(name)
  for (const name of motif.without ?? []) expect(COMPOSITION_NAMES).toContain(name)
  expect(Object.keys(motif.words)).toEqual(expect.arrayContaining(Object.keys(motif.playedWith ?? {})))
})

test('every game shows what its title names', () => {
  for (const { category, motif, gameName } of games) {
    const own = motifOf(category, motif)
    expect(namedFigures(own, gameName), gameName).not.toBe(own.around)
  }
})

test('every face has every letter of the titles', () => {
  const letters = [...new Set([...games, ...LOTTERY_GAMES].flatMap(({ gameName }) => [...gameName]))].join('')
  for (const face of FACE_NAMES) expect(setLine(face, letters).width).toBeGreaterThan(10)
})
