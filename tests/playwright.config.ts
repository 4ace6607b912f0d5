/** Journeys in a real browser, on built bundles, against the sandbox: in two brands, on a phone and on a desktop. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/tools/journeys/chromium-flags.ts'
import { PLACES, placeName, playedElsewhere, readRuns, secondTries } from '../scripts/tools/journeys/journey-runs.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './support/servers/environment.ts'
import type { JourneyOptions } from './support/journey.ts'

const root = join(import.meta.dirname, '..')
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const DEVICES = { phone: PHONE, desktop: DESKTOP }

const RUNS = readRuns(process.env['JOURNEY_RUNS'] ?? 'once')
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.journey.ts'))
  .map((name) => basename(name))

const projects: PlaywrightTestConfig<JourneyOptions>['projects'] = PLACES.map((place) => ({
  name: placeName(place),
  grepInvert: playedElsewhere(RUNS, place, FILES),
  use: { ...DEVICES[place.device], ...place },
}))

export default defineConfig<JourneyOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.journey.ts',
  outputDir: join(JOURNEY_HOME, 'results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: secondTries(RUNS, process.env['CI'] !== undefined),
  // Patience for what comes sooner or later on a machine that is busy; whatever has to come in time says its figure itself.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: CHROMIUM_FLAGS,
    },
    // Filling a fresh worker's caches costs each journey a quarter of its time. Those that are about the worker, or about
    // what it keeps, allow it themselves.
    serviceWorkers: RUNS === 'matrix' ? 'allow' : 'block',
    // A trace records every frame, which costs a quarter of the time; a failure leaves its picture (`journey.ts` takes it)
    // and page anyway.
    trace: process.env['JOURNEY_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'off',
  },
  webServer: {
    command: `node ${join(root, 'tests/support/servers/serve.ts')}`,
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
