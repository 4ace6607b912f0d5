/** Journeys in a real browser, on built bundles, against the sandbox: each in two brands, on a phone and on a desktop. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/tools/chromium-flags.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './support/environment.ts'
import type { JourneyOptions } from './support/journey.ts'

const root = join(import.meta.dirname, '..')
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const BRANDS = ['wireframe', 'pampas'] as const
const DEVICES = { phone: PHONE, desktop: DESKTOP } as const

const TAGS = [...BRANDS, ...Object.keys(DEVICES)]

/** A journey that is tagged `@phone` runs on phones alone, one tagged `@pampas` in that brand alone. */
const elsewhere = (brand: string, device: string): string =>
  TAGS.filter((tag) => tag !== brand && tag !== device)
    .map((tag) => `@${tag}\\b`)
    .join('|')

/**
 * A journey without such a tag runs once on each device and once in each brand, in two runs instead of four. Which brand
 * meets which device changes from file to file, by a figure that a new file does not change for the others.
 */
function paired(brand: string, device: string): string {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.journey.ts'))
  const parity = (name: string): number => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 2
  const here = (brand === BRANDS[0]) === (device === 'phone') ? 0 : 1
  const others = files.filter((name) => parity(name) !== here).map(RegExp.escape)
  return `^${brand}-${device} (?:${others.join('|')}) (?!.*@(?:${TAGS.join('|')})\\b)`
}

const MATRIX = process.env['JOURNEY_MATRIX'] !== undefined

const skipped = (brand: string, device: string): RegExp =>
  new RegExp(MATRIX ? elsewhere(brand, device) : `${elsewhere(brand, device)}|${paired(brand, device)}`)

const projects: PlaywrightTestConfig<JourneyOptions>['projects'] = BRANDS.flatMap((brand) =>
  (['phone', 'desktop'] as const).map((device) => ({
    name: `${brand}-${device}`,
    grepInvert: skipped(brand, device),
    use: { ...DEVICES[device], brand, device },
  })),
)

export default defineConfig<JourneyOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.journey.ts',
  outputDir: join(JOURNEY_HOME, 'results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: CHROMIUM_FLAGS,
    },
    // Filling a fresh worker's caches costs each journey a quarter of its time. Those that are about the worker, or about
    // what it keeps, allow it themselves.
    serviceWorkers: MATRIX ? 'allow' : 'block',
    // A trace records every frame, which costs a quarter of the time; a failure leaves its picture and page anyway.
    trace: process.env['JOURNEY_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${join(root, 'tests/support/serve.ts')}`,
    url: `http://127.0.0.1:${JOURNEY_PORT}/`,
    timeout: 180_000,
    // Whatever answers on the port may be another bundle altogether, so it is used only on request.
    reuseExistingServer: process.env['JOURNEY_REUSE'] !== undefined,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  projects,
})
