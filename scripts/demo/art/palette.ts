/** The ground that a cover stands on, and the metal of its title: a few of each vendor, so that its games look related. */
import { numberOf } from '../../sandbox/seeds/random.ts'
import { hex, type Lch } from './color.ts'

export interface Ground {
  readonly name: GroundName
  /** The far light, behind everything. */
  readonly glow: Lch
  readonly sky: Lch
  /** The near side, where the title stands. */
  readonly floor: Lch
  /** Darker than all else. */
  readonly ink: Lch
}

const ground = (glow: Lch, sky: Lch, floor: Lch): Omit<Ground, 'name'> => ({
  glow,
  sky,
  floor,
  ink: [Math.min(0.17, floor[0] * 0.6), Math.min(0.07, floor[1] * 0.6), floor[2]],
})

const GROUNDS = {
  violet: ground([0.72, 0.2, 330], [0.4, 0.19, 300], [0.22, 0.12, 292]),
  royal: ground([0.76, 0.14, 225], [0.46, 0.19, 262], [0.23, 0.13, 268]),
  ocean: ground([0.9, 0.12, 185], [0.55, 0.12, 215], [0.26, 0.09, 240]),
  emerald: ground([0.9, 0.17, 125], [0.52, 0.14, 155], [0.24, 0.07, 168]),
  crimson: ground([0.8, 0.16, 55], [0.48, 0.2, 22], [0.22, 0.1, 12]),
  ember: ground([0.9, 0.14, 85], [0.64, 0.19, 45], [0.28, 0.11, 22]),
  sunset: ground([0.93, 0.12, 90], [0.72, 0.17, 48], [0.36, 0.16, 350]),
  magenta: ground([0.84, 0.13, 25], [0.54, 0.23, 350], [0.26, 0.14, 325]),
  gold: ground([0.97, 0.08, 98], [0.82, 0.15, 84], [0.42, 0.12, 45]),
  daylight: ground([0.98, 0.04, 100], [0.74, 0.13, 235], [0.36, 0.15, 258]),
  mint: ground([0.97, 0.07, 120], [0.8, 0.12, 172], [0.38, 0.09, 200]),
  candy: ground([0.97, 0.05, 60], [0.8, 0.14, 350], [0.42, 0.2, 325]),
  midnight: ground([0.66, 0.18, 255], [0.3, 0.11, 268], [0.15, 0.06, 275]),
  lacquer: ground([0.86, 0.15, 80], [0.42, 0.18, 26], [0.19, 0.08, 20]),
  aurora: ground([0.88, 0.16, 165], [0.36, 0.12, 250], [0.18, 0.08, 280]),
  onyx: ground([0.86, 0.13, 70], [0.29, 0.055, 335], [0.15, 0.03, 325]),
} as const satisfies Readonly<Record<string, Omit<Ground, 'name'>>>

export type GroundName = keyof typeof GROUNDS
export const GROUND_NAMES = Object.keys(GROUNDS) as GroundName[] // the table’s own keys

export const groundOf = (name: GroundName): Ground => ({ name, ...GROUNDS[name] })

/** What letters are made of: top, middle, foot; the line around them; the side that shows beneath. */
export interface Metal {
  readonly fill: readonly [string, string, string]
  readonly line: string
}

const metal = (top: Lch, middle: Lch, foot: Lch, line: Lch): Metal => ({
  fill: [hex(top), hex(middle), hex(foot)],
  line: hex(line),
})

const METALS = {
  gold: metal([0.98, 0.06, 100], [0.89, 0.15, 92], [0.76, 0.16, 70], [0.2, 0.06, 40]),
  silver: metal([1, 0, 0], [0.93, 0.015, 250], [0.76, 0.03, 260], [0.19, 0.05, 270]),
  fire: metal([0.98, 0.08, 105], [0.87, 0.16, 88], [0.72, 0.2, 48], [0.2, 0.09, 20]),
  ice: metal([1, 0, 0], [0.94, 0.05, 210], [0.79, 0.11, 225], [0.19, 0.08, 262]),
  jade: metal([0.98, 0.06, 130], [0.9, 0.14, 145], [0.76, 0.16, 160], [0.18, 0.05, 175]),
  candy: metal([1, 0, 0], [0.95, 0.05, 350], [0.82, 0.13, 350], [0.26, 0.14, 335]),
  cream: metal([0.99, 0.02, 95], [0.96, 0.04, 90], [0.88, 0.06, 80], [0.2, 0.05, 30]),
  lilac: metal([1, 0, 0], [0.92, 0.06, 305], [0.78, 0.14, 310], [0.19, 0.1, 295]),
} as const satisfies Readonly<Record<string, Metal>>

export type MetalName = keyof typeof METALS
export const metalOf = (name: MetalName): Metal => METALS[name]
export const METAL_NAMES = Object.keys(METALS) as MetalName[] // the table's own keys

/** How a vendor's games look. */
export interface House {
  readonly grounds: readonly GroundName[]
  readonly metals: readonly MetalName[]
}

const house = (grounds: string, metals: string): House => ({
  grounds: grounds.split(' ') as GroundName[], // written below, and read back by a test
  metals: metals.split(' ') as MetalName[],
})

const HOUSES: Readonly<Record<string, House>> = {
  AG: house('lacquer ember onyx gold', 'gold fire'),
  BBIN: house('royal crimson daylight midnight', 'silver gold'),
  CQ9: house('violet magenta aurora candy', 'gold lilac'),
  GG: house('crimson ocean magenta sunset', 'fire candy'),
  PT: house('emerald mint royal gold', 'cream jade'),
  RTG: house('crimson sunset violet ember', 'fire gold'),
  BG: house('ocean emerald royal midnight', 'ice silver'),
  DG: house('onyx emerald lacquer midnight', 'gold cream'),
  EA: house('magenta royal lacquer violet', 'ice gold'),
  LOTUS: house('magenta emerald lacquer aurora', 'jade cream'),
  OG: house('ember gold crimson onyx', 'gold cream'),
  TGP: house('lacquer royal emerald sunset', 'fire silver'),
  KX: house('aurora ocean violet daylight', 'ice lilac'),
  KY: house('daylight mint candy royal', 'silver candy'),
  TH: house('midnight crimson royal onyx', 'silver fire'),
  WS: house('emerald ember ocean lacquer', 'cream jade'),
  XY: house('violet sunset mint magenta', 'candy lilac'),
  AE: house('gold ocean sunset royal', 'gold ice'),
  ISB: house('midnight onyx aurora crimson', 'silver ice'),
  MG: house('ember emerald crimson daylight', 'gold fire'),
  MGS: house('royal violet onyx lacquer', 'gold silver'),
  PNG: house('candy daylight aurora mint', 'cream candy'),
  TTG: house('ocean daylight sunset emerald', 'ice gold'),
  WD: house('sunset gold ember violet', 'cream fire'),
  IBC: house('emerald midnight daylight crimson', 'silver jade'),
  SBT: house('royal gold lacquer emerald', 'cream gold'),
  UG: house('aurora violet ember midnight', 'ice silver'),
}

/** A vendor that is not in the table gets the house of another, always the same. */
export function houseOf(vendor: string): House {
  const all = Object.values(HOUSES)
  const found = HOUSES[vendor] ?? all[numberOf(vendor) % all.length]
  if (!found) throw new Error('there are no houses')
  return found
}
