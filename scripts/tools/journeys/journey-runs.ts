/** Which journey is played where: in which brand, on which device. */

export const BRANDS = ['wireframe', 'pampas'] as const
export const DEVICES = ['phone', 'desktop'] as const

export interface Place {
  readonly brand: (typeof BRANDS)[number]
  readonly device: (typeof DEVICES)[number]
}

/**
 * How often each is played. `once`: on one device in one brand, and only what a browser alone can show, so that all of
 * them fit into what a change may wait for;
 * `pairs`: once on each device and once in each brand; `matrix`: in every brand on every device; `nginx`: those alone that
 * run behind the real web server, which no other run plays.
 */
const RUNS = ['once', 'pairs', 'matrix', 'nginx'] as const
export type Runs = (typeof RUNS)[number]

/** @throws Error for another word, with those that are known */
export function readRuns(word: string): Runs {
  const runs = RUNS.find((known) => known === word)
  if (runs === undefined) throw new Error(`Journeys run ${RUNS.join(', ')}; not "${word}"`)
  return runs
}

/**
 * How often a journey that fails is played once more. A change does not wait for a machine's hiccup, and what passed only
 * then is named; where chance is hunted, nothing gets a second try.
 */
export const secondTries = (runs: Runs, onServer: boolean): 0 | 1 => (onServer && runs === 'once' ? 1 : 0)

export const PLACES: readonly Place[] = BRANDS.flatMap((brand) => DEVICES.map((device) => ({ brand, device })))

export const placeName = ({ brand, device }: Place): string => `${brand}-${device}`

/** A part of a pattern: whether the title wears one of these tags. */
const tagged = (tags: readonly string[]): string => `(?=.*@(?:${tags.join('|')})\\b)`
const untagged = (tags: readonly string[]): string => `(?!.*@(?:${tags.join('|')})\\b)`

const others = <T>(all: readonly T[], one: T): readonly T[] => all.filter((each) => each !== one)

/** Parts of a pattern: the rest, when it has an even or an odd number of letters. */
const EVEN = '(?:..)*$'
const ODD = '.(?:..)*$'
/** What stands before a title. */
const FILE = '\\S+ '

/**
 * A journey without tags meets each device once and each brand once. Which brand meets which device changes from file to
 * file, by a figure that a new file does not change for the others.
 */
function otherPair({ brand, device }: Place, files: readonly string[]): string {
  const parity = (name: string): number => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 2
  const here = (brand === BRANDS[0]) === (device === 'phone') ? 0 : 1
  const elsewhere = files.filter((name) => parity(name) !== here).map(RegExp.escape)
  return `(?:\\S+/)?(?:${elsewhere.join('|')}) ${untagged([...BRANDS, ...DEVICES])}`
}

/** Of its two runs, a journey is played in the one that the length of its title says, so each file has some of each. */
function otherHalf({ brand, device }: Place): string {
  const wrong = (isFirst: boolean): string => (isFirst ? ODD : EVEN)
  const byDevice = `${FILE}${untagged(DEVICES)}${wrong(device === DEVICES[0])}`
  const byBrand = `${FILE}${tagged(DEVICES)}${untagged(BRANDS)}${wrong(brand === BRANDS[0])}`
  return `${byDevice}|${byBrand}`
}

/** Journeys whose every step component tests take too: they are played in `pairs` and `matrix` alone. */
const SELDOM = 'pairs'

/** Journeys that need a web server of the system's, each once. */
const BEHIND_NGINX = 'nginx'

/**
 * What is not played at a place. A journey that is tagged `@phone` is played on phones alone, one tagged `@pampas` in that
 * brand alone; one tagged `@pairs` is not played in `once`.
 * @param files the names of all files of journeys, without their folders
 * @returns a pattern for the runner's own words of a journey: the place, the file, the titles, the tags
 */
export function playedElsewhere(runs: Runs, place: Place, files: readonly string[]): RegExp {
  if (runs === 'nginx') {
    const isFirst = placeName(place) === placeName(PLACES[0]!)
    return new RegExp(`^${placeName(place)} ${isFirst ? `${FILE}${untagged([BEHIND_NGINX])}` : ''}`, 's')
  }
  const tags = [BEHIND_NGINX, ...others<string>(BRANDS, place.brand), ...others<string>(DEVICES, place.device)]
  const parts = [`${FILE}${tagged(tags)}`]
  if (runs !== 'matrix') parts.push(otherPair(place, files))
  if (runs === 'once') parts.push(otherHalf(place), `${FILE}${tagged([SELDOM])}`)
  return new RegExp(`^${placeName(place)} (?:${parts.join('|')})`, 's')
}
