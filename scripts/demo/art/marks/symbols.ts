/** The vendors' symbols, in a box of 64 by 64: plain shapes, as marks are that must also work at 20 pixels. */

/** Shapes with the tone of each: 0 the vendor's first colour, 1 its second, 2 a light between them. */
export interface Symbol {
  readonly shapes: readonly (readonly [data: string, tone: 0 | 1 | 2])[]
  /** Degrees in OKLCH, of the first and the second colour. */
  readonly hues: readonly [number, number]
}

const symbol = (first: number, second: number, ...shapes: Symbol['shapes'][number][]): Symbol => ({
  hues: [first, second],
  shapes,
})

/** A ring or a disc as a path. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
const ring = (x: number, y: number, r: number, inner: number): string =>
  `${disc(x, y, r)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`

export const SYMBOLS: Readonly<Record<string, Symbol>> = {
  // A gate with the light in it.
  AG: symbol(
    68,
    40,
    ['M8 60V30a24 24 0 0 1 48 0v30H44V30a12 12 0 0 0-24 0v30z', 0],
    ['M26 60V32a6 6 0 0 1 12 0v28z', 1],
    ['M28 4h8v8h-8z', 2],
  ),
  // A sun over two waves.
  BBIN: symbol(
    232,
    75,
    [disc(32, 24, 15), 1],
    ['M4 40c7-7 14-7 21 0s14 7 21 0 10-6 14-3v10c-4-3-8-2-14 3-7 6-14 6-21 0s-14-6-21 0z', 0],
    ['M8 55c6-5 11-5 17 0s13 5 19 0 8-4 12-2v7c-4-2-7-1-12 3-6 4-13 4-19 0s-11-4-17 0z', 2],
  ),
  // The five of a die, one pip grown into a nine.
  CQ9: symbol(
    300,
    345,
    [
      'M14 4h36a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H14A10 10 0 0 1 4 50V14A10 10 0 0 1 14 4zm3 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm30 0a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM17 41a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm15-17a9 9 0 0 0 0 18l3-.5L31 53h8l6-17a9 9 0 0 0-13-12z',
      0,
    ],
    [disc(32, 33, 4), 1],
  ),
  // A garnet between two swells.
  GG: symbol(
    15,
    205,
    ['M18 6h28l12 15-26 29L6 21z', 0],
    ['M22 10h20l-10 11zM12 21h14l6 22z', 2],
    ['M4 54c9-6 19-6 28 0s19 6 28 0v6c-9 6-19 6-28 0s-19-6-28 0z', 1],
  ),
  // A pine of three tiers.
  PT: symbol(155, 125, ['M32 2 46 20H18z', 1], ['M32 15 52 38H12z', 0], ['M32 30 58 56H38v6H26v-6H6z', 0]),
  // A thistle: a crown of spikes on a round cup.
  RTG: symbol(
    22,
    330,
    ['M32 2l5 14 9-11-1 15 11-5-8 13H16L8 15l11 5-1-15 9 11z', 0],
    ['M16 32h32a16 16 0 0 1-12 19v11h-8V51a16 16 0 0 1-12-19z', 1],
    ['M22 37h20a10 10 0 0 1-20 0z', 2],
  ),
  // Three crowns of trees.
  BG: symbol(
    245,
    190,
    [disc(19, 28, 15), 0],
    [disc(45, 28, 15), 1],
    [disc(32, 18, 14), 2],
    ['M29 30h6v32h-6zM16 38h5v24h-5zM43 38h5v24h-5z', 0],
  ),
  // A delta with a barn's door.
  DG: symbol(85, 150, ['M32 4 62 60H2zm0 18L16 52h32z', 0], ['M25 60V46l7-7 7 7v14z', 1]),
  // Arcades before a rising sun.
  EA: symbol(
    28,
    262,
    ['M6 34a26 26 0 0 1 52 0z', 0],
    ['M4 38h56v22h-8V50a6 6 0 0 0-12 0v10H24V50a6 6 0 0 0-12 0v10H4z', 1],
    ['M30 2h4v7h-4z', 2],
  ),
  // A lotus in five petals.
  LOTUS: symbol(
    350,
    165,
    ['M32 6c10 12 10 30 0 44-10-14-10-32 0-44z', 0],
    ['M10 16c14 4 20 16 20 34C16 48 8 34 10 16zM54 16c-14 4-20 16-20 34 14-2 22-16 20-34z', 2],
    ['M2 34c12-1 22 5 28 18C16 56 6 48 2 34zm60 0c-12-1-22 5-28 18 14 4 24-4 28-18z', 1],
  ),
  // An orchard's fruit, cut so that the core shows.
  OG: symbol(
    80,
    145,
    [
      'M32 18c12-8 26 0 26 17 0 15-10 27-18 27-4 0-5-2-8-2s-4 2-8 2C16 62 6 50 6 35c0-17 14-25 26-17zm0 14c-7 5-7 14 0 20 7-6 7-15 0-20z',
      0,
    ],
    ['M34 15C33 7 40 2 48 3c0 8-6 13-14 12z', 1],
  ),
  // Three gates, one behind the other.
  TGP: symbol(
    40,
    310,
    ['M2 60V28a30 30 0 0 1 60 0v32h-8V28a22 22 0 0 0-44 0v32z', 0],
    ['M14 60V30a18 18 0 0 1 36 0v30h-7V30a11 11 0 0 0-22 0v30z', 1],
    ['M26 60V33a6 6 0 0 1 12 0v27z', 2],
  ),
  // A kestrel as a cross.
  KX: symbol(195, 262, ['M32 4l6 18 22-6-16 16 12 20-20-10-4 20-4-20-20 10 12-20L4 16l22 6z', 0], [disc(32, 30, 5), 1]),
  // A kite with its tail.
  KY: symbol(
    232,
    20,
    ['M38 2 60 24 32 46 16 18z', 0],
    ['M38 2 32 46 16 18z', 1],
    ['M32 46c-2 8-12 4-14 10-1 3-4 5-8 4l1-4c2 0 3-1 4-3 3-7 10-3 11-9z', 2],
  ),
  // A tall house among low ones.
  TH: symbol(
    265,
    60,
    ['M22 4h20v56H22zm5 8v6h4v-6zm6 0v6h4v-6zm-6 12v6h4v-6zm6 0v6h4v-6zm-6 12v6h4v-6zm6 0v6h4v-6z', 0],
    ['M4 34h14v26H4zM46 26h14v34H46z', 1],
  ),
  // A willow's leaves along a street.
  WS: symbol(
    140,
    100,
    ['M30 4h5v56h-5z', 1],
    ['M28 12C16 14 8 24 6 40c12-4 20-14 22-28zM37 12c12 2 20 12 22 28-12-4-20-14-22-28z', 0],
    ['M28 34c-8 2-14 8-16 20 8-3 14-9 16-20zm9 0c8 2 14 8 16 20-8-3-14-9-16-20z', 2],
  ),
  // The bars of a xylophone, and two mallets.
  XY: symbol(
    320,
    75,
    ['M6 12h8v44H6zM18 16h8v36h-8zM42 24h8v20h-8zM54 28h6v12h-6z', 0],
    ['M30 20h8v28h-8z', 2],
    ['M10 2 58 22l-2 5L8 7zM56 42l3 5-46 17-2-5z', 1],
  ),
  // A globe that rises.
  AE: symbol(
    78,
    225,
    [ring(32, 32, 29, 23), 0],
    [
      'M32 7c8 7 12 16 12 25s-4 18-12 25c-8-7-12-16-12-25S24 14 32 7zm0 7c-4 5-6 11-6 18s2 13 6 18c4-5 6-11 6-18s-2-13-6-18z',
      0,
    ],
    ['M8 29h48v6H8z', 1],
  ),
  // Two blades of iron.
  ISB: symbol(262, 200, ['M6 58 34 4h10L16 58z', 0], ['M28 58 50 16l8 0 0 8-20 34z', 1], ['M48 44l10-4v18H42z', 2]),
  // A maple leaf, cut with a ruler.
  MG: symbol(35, 60, [
    'M32 2l6 12 8-5-2 15 10-4-2 8 10 5-14 9 2 6-15-2v16h-6V46l-15 2 2-6L2 33l10-5-2-8 10 4-2-15 8 5z',
    0,
  ]),
  // The same leaf within a ring.
  MGS: symbol(
    80,
    300,
    [ring(32, 32, 31, 27), 1],
    ['M32 10l4 9 6-4-1 11 7-3-1 6 7 4-10 6 1 5-10-2v12h-6V42l-10 2 1-5-10-6 7-4-1-6 7 3-1-11 6 4z', 0],
  ),
  // A bird of folded paper.
  PNG: symbol(
    215,
    340,
    ['M2 20 36 8 30 34z', 0],
    ['M36 8 62 16 30 34z', 2],
    ['M30 34 52 30 26 60z', 1],
    ['M30 34 26 60 12 46z', 0],
  ),
  // Two terns, wing to wing.
  TTG: symbol(
    210,
    45,
    ['M2 12c14-2 24 4 30 16C38 16 48 10 62 12 50 16 42 24 36 36h-8C22 24 14 16 2 12z', 0],
    ['M8 34c10-1 18 4 24 14 6-10 14-15 24-14-9 4-15 11-20 22h-8C23 45 17 38 8 34z', 1],
  ),
  // A dune and its shadow before the sun.
  WD: symbol(
    60,
    30,
    [disc(44, 20, 12), 1],
    ['M2 56C16 26 26 18 34 26c6 8-6 12 2 20 6 5 16 6 26 10z', 0],
    ['M34 26c6 8-6 12 2 20 6 5 16 6 26 10H36C22 48 32 38 34 26z', 2],
  ),
  // The inside of a bend.
  IBC: symbol(
    150,
    230,
    ['M4 60V36C4 18 18 4 36 4h24v12H36c-11 0-20 9-20 20v24z', 0],
    ['M22 60V38c0-9 7-16 16-16h22v12H40c-3 0-6 3-6 6v20z', 1],
    ['M40 60V46c0-3 3-6 6-6h14v20z', 2],
  ),
  // A bell with a horseshoe's mouth.
  SBT: symbol(
    85,
    25,
    ['M32 2c3 0 5 2 5 5 10 3 15 11 15 22 0 10 3 14 8 19v4H4v-4c5-5 8-9 8-19 0-11 5-19 15-22 0-3 2-5 5-5z', 0],
    ['M23 54h18a9 9 0 0 1-18 0z', 1],
    ['M22 30a10 10 0 0 1 20 0v10h-5V30a5 5 0 0 0-10 0v10h-5z', 2],
  ),
  // Steps that lead up.
  UG: symbol(
    168,
    280,
    ['M32 4 60 30H46L32 18 18 30H4z', 0],
    ['M32 22 56 44H43L32 34 21 44H8z', 1],
    ['M32 40 50 58H14z', 2],
  ),
  // A ball that rises out of two waves.
  TCG_SEA: symbol(
    222,
    165,
    [ring(32, 22, 18, 9), 1],
    [disc(32, 22, 5), 2],
    ['M4 43c7-7 14-7 21 0s14 7 21 0 10-6 14-3v10c-4-3-8-2-14 3-7 6-14 6-21 0s-14-6-21 0z', 0],
  ),
  // A ball with a star in it, on a lotus leaf.
  TCG_LOTTO_VN: symbol(
    28,
    88,
    [disc(32, 27, 23), 0],
    ['M32 10l4 12h13l-10 8 4 12-11-7-11 7 4-12-10-8h13z', 1],
    ['M4 50c8 12 48 12 56 0-4 16-52 16-56 0z', 2],
  ),
}
