/** `npm run bench`: the figures of the product, each beside its reference in the same run. */
import { Command } from 'commander'
import colors from 'picocolors'
import { benchBuild } from './bench/build.ts'
import { benchCovers } from './bench/games/covers.ts'
import type { Figure } from './bench/figure.ts'
import { benchGames } from './bench/games/games.ts'
import { benchHerd } from './bench/herd.ts'
import { benchLane } from './bench/games/lane.ts'
import { benchMoneyBrowser, TRIALS } from './bench/money/money-browser.ts'
import { benchMoney } from './bench/money/money.ts'
import { benchPaint } from './bench/paint/paint.ts'
import { benchRecords } from './bench/money/records.ts'
import { benchRolling } from './bench/rolling.ts'

const options = new Command('bench')
  .description(
    'Measure first paint, scripts, pictures, scrolling, ten thousand games, fifty thousand records, builds, covers, doubles of money, pages that come back together and a deployment that replaces another, each against its reference in the same run.',
  )
  .option('--only <part>', 'paint, lane, games, records, build, covers, money, herd or rolling')
  .option('--brand <ids>', 'whose /index is painted, separated by commas; all of them unless given', 'all')
  .option('--runs <number>', 'how often each page is measured, after one visit that is not', '3')
  .option('--trials <number>', 'of money in a browser, some seconds each; fewer than all fulfil no aim', String(TRIALS))
  .option('--visits <number>', 'while one deployment replaces another; fewer than 100 fulfil no aim', '100')
  .option('--json', 'print the figures as JSON')
  .parse()
  .opts<{ only?: string; brand: string; runs: string; trials: string; visits: string; json?: boolean }>()

const figures: Figure[] = []
const measures = (part: string): boolean => options.only === undefined || options.only === part
const brands = options.brand === 'all' ? undefined : options.brand.split(',').map((id) => id.trim())
if (measures('paint')) figures.push(...(await benchPaint(brands, Number(options.runs))))
if (measures('lane')) figures.push(...(await benchLane()))
if (measures('games')) figures.push(...(await benchGames()))
if (measures('records')) figures.push(...(await benchRecords()))
if (measures('build')) figures.push(...(await benchBuild()))
if (measures('covers')) figures.push(...(await benchCovers()))
if (measures('money')) figures.push(...(await benchMoney()), ...(await benchMoneyBrowser(Number(options.trials))))
if (measures('herd')) figures.push(...benchHerd())
if (measures('rolling')) figures.push(...(await benchRolling(Number(options.visits))))

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
