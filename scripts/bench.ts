/** `npm run bench`: the figures of the product, each beside its reference in the same run. */
import { Command, InvalidArgumentError } from 'commander'
import colors from 'picocolors'
import { benchBuild } from './bench/build.ts'
import { benchCovers } from './bench/games/covers.ts'
import type { Figure } from './bench/figure.ts'
import { benchGames } from './bench/games/games.ts'
import { benchHerd } from './bench/herd.ts'
import { benchLane } from './bench/games/lane.ts'
import { benchMoneyBrowser, TRIALS } from './bench/money/money-browser.ts'
import { benchMoney } from './bench/money/money.ts'
import { benchSlips, SLIPS } from './bench/money/slips.ts'
import { benchPages } from './bench/paint/pages.ts'
import { benchPaint } from './bench/paint/paint.ts'
import { benchRecords } from './bench/money/records.ts'
import { benchTeam } from './bench/team.ts'
import { benchRolling } from './bench/rolling.ts'
import { benchSportsScroll } from './bench/sports-scroll.ts'
import { benchSports } from './bench/sports.ts'
import { benchTaps } from './bench/taps.ts'

interface Options {
  readonly only?: readonly string[]
  readonly brand?: string
  readonly runs: string
  readonly trials: string
  readonly slips: string
  readonly visits: string
  readonly json?: boolean
}

/** What can be measured, by the word for it. */
const PARTS: Readonly<Record<string, (options: Options) => Figure[] | Promise<Figure[]>>> = {
  paint: ({ brand, runs }) => benchPaint(readBrands(brand), Number(runs)),
  pages: ({ brand, runs }) => benchPages(readBrands(brand), Number(runs)),
  taps: benchTaps,
  lane: benchLane,
  games: benchGames,
  records: benchRecords,
  team: benchTeam,
  build: benchBuild,
  covers: benchCovers,
  money: async ({ trials }) => [...(await benchMoney()), ...(await benchMoneyBrowser(Number(trials)))],
  slips: ({ slips }) => benchSlips(Number(slips)),
  herd: benchHerd,
  sports: async () => [...benchSports(), ...(await benchSportsScroll())],
  rolling: ({ visits }) => benchRolling(Number(visits)),
}
const NAMES = Object.keys(PARTS)

/** The brands' ids; `undefined` where none are asked for. */
const readBrands = (text?: string) => text?.split(',').map((id) => id.trim())

/** Throws InvalidArgumentError for a part that there is none of. */
function readParts(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  const unknown = parts.find((part) => !NAMES.includes(part))
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no "${unknown}". Choose among ${NAMES.join(', ')}.`)
  return parts
}

const options = new Command('bench')
  .description(
    'Measure first paint, every prerendered page, taps, scripts, pictures, scrolling, ten thousand games, fifty thousand records, five thousand members, ten thousand fixtures, builds, covers, doubles of money and of bets, pages that come back together and a deployment that replaces another, each against its reference in the same run.',
  )
  .option('--only <parts>', `${NAMES.join(', ')}; several separated by commas`, readParts)
  .option('--brand <ids>', 'whose pages are painted, separated by commas; all of them unless given, for pages two')
  .option('--runs <number>', 'how often each page is measured, after one visit that is not', '3')
  .option('--trials <number>', 'of money in a browser, some seconds each; fewer than all fulfil no aim', String(TRIALS))
  .option('--slips <number>', 'handed over in a browser; fewer than all fulfil no aim', String(SLIPS))
  .option('--visits <number>', 'while one deployment replaces another; fewer than 100 fulfil no aim', '100')
  .option('--json', 'print the figures as JSON')
  .parse()
  .opts<Options>()

const figures: Figure[] = []
for (const part of options.only ?? NAMES) figures.push(...((await PARTS[part]?.(options)) ?? []))

if (options.json) console.log(JSON.stringify(figures, null, 2))
else {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, measured, aim, reference, met } of figures) {
    const mark = met === null ? ' ' : met ? colors.green('✓') : colors.red('✗')
    console.log(
      `${mark} ${name.padEnd(width)}  ${measured.padStart(10)}  ${colors.dim([aim && `aim ${aim}`, reference].filter(Boolean).join('; '))}`,
    )
  }
}
process.exit(0)
