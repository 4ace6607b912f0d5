/** `npm run gallery`: pictures of every page in every brand, width and mode, each inspected while it is taken. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import colors from 'picocolors'
import { chromium } from 'playwright'
import { printProblems } from './brands/print.ts'
import { galleryIndex } from './gallery/index-page.ts'
import { describeFinding, type Mode, type Picture } from './gallery/picture.ts'
import { SCENES } from './gallery/scenes.ts'
import { devicesOf, shoot } from './gallery/shoot.ts'
import { GALLERY_HOME, openSite, PSEUDO_LANGUAGES } from './gallery/site.ts'
import { readOrFindPort } from './serve/port.ts'
import { CHROMIUM_FLAGS } from './tools/journeys/chromium-flags.ts'
import { ensureChromium } from './tools/journeys/chromium.ts'
import { createProgress } from './tools/progress.ts'
import { ROOT } from './tools/root.ts'

/** Two at a time: more would only wait for the processor on a small machine. */
const AT_ONCE = 2

const list = (text: string): string[] => text.split(',').map((item) => item.trim())

const program = new Command('gallery')
  .description('Photograph every page in every brand, and look for what no picture may show.')
  .option('--brand <ids>', 'only these brands, separated by commas', list)
  .option('--only <pages>', `only these pages: ${SCENES.map(({ id }) => id).join(', ')}`, list)
  .option('--width <pixels>', 'the widths of the windows', list, ['390', '768', '1440'])
  .option('--mode <mode>', 'light or dark; both where a brand has both')
  .option('--rtl', 'show every brand in the right-to-left pseudo catalogue')
  .option('--long', 'show every brand in the long-text pseudo catalogue')
  .option('--out <dir>', 'where the pictures and index.html go; emptied first', join(GALLERY_HOME, 'pictures'))
  .option('--brands <dir>', 'the folder that holds the brand folders', join(ROOT, 'brands'))
  .option('--port <number>', 'the port of its own sandbox; 0 finds a free one', '4195')
  .option('--json', 'print what was taken and found as JSON')
  .addHelpText(
    'after',
    '\nExit codes: 0 nothing found, 1 something to mend or a brand that does not build, 2 the call itself is wrong.',
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()

const options = program.opts<{
  brand?: string[]
  only?: string[]
  width: string[]
  mode?: string
  rtl?: boolean
  long?: boolean
  out: string
  brands: string
  port: string
  json?: boolean
}>()

const wrong = (message: string): never => {
  console.error(`${message} See npm run gallery -- --help.`)
  process.exit(2)
}
const strange = options.only?.find((id) => !SCENES.some((scene) => scene.id === id))
if (strange !== undefined) wrong(`There is no page "${strange}".`)
const widths = options.width.map(Number)
if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4000))
  wrong('A width is a whole number of pixels from 200 to 4000.')
if (options.mode !== undefined && !['light', 'dark'].includes(options.mode)) wrong('A mode is light or dark.')
if (options.rtl && options.long) wrong('Choose one of --rtl and --long.')

const begun = performance.now()
const { path: executablePath } = ensureChromium(console.error)
const port = await readOrFindPort(options.port, 'npm run gallery')
const progress = createProgress(process.stderr, !options.json)
const pseudo = options.rtl ? 'rtl' : options.long ? 'long' : undefined
const site = await openSite({
  port,
  brandsDir: resolve(options.brands),
  onProgress: progress.step,
  ...(options.brand ? { only: options.brand } : {}),
  ...(pseudo ? { pseudo } : {}),
}).catch((error: unknown) => {
  progress.end()
  console.error(colors.red(error instanceof Error ? error.message : String(error)))
  process.exit(1)
})

const out = resolve(options.out)
await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
const scenes = SCENES.filter(({ id }) => options.only?.includes(id) ?? true)
const pictures: Picture[] = []
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
const jobs = site.brands.flatMap((brand) => devicesOf(widths).map((device) => ({ brand, device })))
const work = async (): Promise<void> => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const modes = job.brand.modes.filter((mode): mode is Mode => mode === (options.mode ?? mode))
    await shoot({
      ...job,
      browser,
      port: site.port,
      scenes,
      variants: job.brand === site.brands[0],
      modes,
      out,
      onPicture: (picture) => {
        pictures.push(picture)
        const { brand, scene, width, mode } = picture
        progress.step(`${pictures.length}: ${brand} ${scene} ${width} ${mode}`)
      },
    })
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => browser.close())
await site.close()
progress.end()

const place = ({ scene, brand }: Picture): string =>
  `${String(SCENES.findIndex(({ id }) => id === scene)).padStart(3, '0')} ${brand}`
const sorted = pictures.toSorted((a, b) => place(a).localeCompare(place(b)) || a.width - b.width)
const seconds = Math.round((performance.now() - begun) / 1000)
const language = pseudo ? `In “${PSEUDO_LANGUAGES[pseudo].label}”.` : ''
const note = [`Taken on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC.`, language].join(' ').trim()
const index = join(out, 'index.html')
await writeFile(index, galleryIndex(sorted, note))
const failed = site.problems.some(({ severity }) => severity === 'error')
const found = sorted.filter(({ findings }) => findings.length > 0)

if (options.json) console.log(JSON.stringify({ index, seconds, pictures: sorted, problems: site.problems }, null, 2))
else {
  printProblems(site.problems)
  for (const { brand, scene, width, mode, findings } of found) {
    console.log(colors.bold(`${brand} ${scene} ${width} ${mode}`))
    for (const finding of findings) console.log(`  ${colors.red('✗')} ${describeFinding(finding)}`)
  }
  const verdict = found.length === 0 ? colors.green('nothing found') : colors.red(`${found.length} with findings`)
  console.log(`${pictures.length} pictures in ${seconds} s, ${verdict}: ${index}`)
}
process.exit(found.length > 0 || failed || pictures.length === 0 ? 1 : 0)
