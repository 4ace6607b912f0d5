/** The signs of a board of bulbs: five dots wide and seven high, punctuation narrower. */

const GLYPHS: Readonly<Record<string, string>> = {
  '0': '.###. #...# #..## #.#.# ##..# #...# .###.',
  '1': '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  '2': '.###. #...# ....# ...#. ..#.. .#... #####',
  '3': '##### ...#. ..#.. ...#. ....# #...# .###.',
  '4': '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  '5': '##### #.... ####. ....# ....# #...# .###.',
  '6': '..##. .#... #.... ####. #...# #...# .###.',
  '7': '##### ....# ...#. ..#.. .#... .#... .#...',
  '8': '.###. #...# #...# .###. #...# #...# .###.',
  '9': '.###. #...# #...# .#### ....# ...#. .##..',
  $: '..#.. .#### #.#.. .###. ..#.# ####. ..#..',
  P: '####. #...# #...# ####. #.... #.... #....',
  R: '####. #...# #...# ####. #.#.. #..#. #...#',
  S: '.#### #.... #.... .###. ....# ....# ####.',
  p: '..... ..... ####. #...# ####. #.... #....',
  '¥': '#...# .#.#. ##### ..#.. ##### ..#.. ..#..',
  '₫': '...#. .#### ...#. .#### #..#. .#### #####',
  '฿': '..#.. ####. #.#.# ####. #.#.# ####. ..#..',
  '€': '..### .#... ####. .#... ####. .#... ..###',
  '%': '##... ##..# ...#. ..#.. .#... #..## ...##',
  '+': '..... ..#.. ..#.. ##### ..#.. ..#.. .....',
  '-': '..... ..... ..... ##### ..... ..... .....',
  '.': '. . . . . . #',
  ',': '.. .. .. .. .. .# #.',
  ':': '. . # . # . .',
  ' ': '. . . . . . .',
  '\u00a0': '. . . . . . .',
}

export interface Dots {
  /** In dots. */
  readonly width: number
  readonly lit: readonly (readonly [x: number, y: number])[]
  readonly unlit: readonly (readonly [x: number, y: number])[]
}

export const DOTS_HIGH = 7

/** Where the dots of a text lie; `null` where it has a sign that no board shows. */
export function dotsOf(text: string): Dots | null {
  const lit: [number, number][] = []
  const unlit: [number, number][] = []
  let left = 0
  for (const sign of text) {
    const rows = GLYPHS[sign]?.split(' ')
    // A space is a row of dots as well.
    if (!rows || rows.length !== DOTS_HIGH) return null
    for (const [y, row] of rows.entries())
      for (const [x, dot] of [...row].entries()) (dot === '#' ? lit : unlit).push([left + x, y])
    left += (rows[0]?.length ?? 0) + 1
  }
  return { width: Math.max(0, left - 1), lit, unlit }
}
