/** Finds the browser that the journeys run in, or installs it where that is one safe command. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { canInstall, installPackages, isPackage, updatePackages } from '../debian.ts'

export interface Browser {
  readonly path: string
  /** As the browser says it: `Chromium 156.0.1`. Empty on Windows, where it does not say. */
  readonly version: string
}

/** What the reader can mend; shown as one line. */
export class NoBrowserError extends Error {}

const SHELL = 'chromium-headless-shell'
/** The shell is the same engine without a window's machinery: the journeys take a fifth less time in it. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  ],
}
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk']
const ADVICE =
  'install Chromium (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its program'

/** Runs it for its version, because Ubuntu's `chromium-browser` is a note that asks for a snap. */
function tryBrowser(path: string): Browser | null {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return null
  }
  if (process.platform === 'win32') return { path, version: '' }
  const { stdout, status } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  const version = /^.*Chrom(?:e|ium).* \d+\.[\d.]+/m.exec(stdout ?? '')?.[0].trim()
  return status === 0 && version !== undefined ? { path, version } : null
}

/**
 * @param env the environment: `CHROMIUM_PATH` decides alone when it is set, else `PATH` is searched
 * @param others further programs to try: well-known places, then Playwright's own download
 * @returns null when there is none
 * @throws NoBrowserError when CHROMIUM_PATH names something that is no browser
 */
export function findChromium(
  env: Readonly<NodeJS.ProcessEnv> = process.env,
  others: readonly string[] = [...(PLACES[process.platform] ?? []), chromium.executablePath()],
): Browser | null {
  const named = env['CHROMIUM_PATH']
  if (named) {
    const browser = tryBrowser(named)
    if (browser === null)
      throw new NoBrowserError(`CHROMIUM_PATH is ${named}, which does not run as a Chromium: mend or unset it.`)
    return browser
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...others]
  for (const path of candidates) {
    const browser = tryBrowser(path)
    if (browser !== null) return browser
  }
  return null
}

/**
 * A browser, installed from Debian's packages if need be.
 * @param say shows a line of progress
 * @throws NoBrowserError with what to do
 */
export function ensureChromium(say: (line: string) => void): Browser {
  const found = findChromium()
  if (found !== null) return found
  if (!canInstall()) throw new NoBrowserError(`The journeys need a Chromium and none was found: ${ADVICE}.`)
  say('Installing Chromium and fonts from the Debian packages (once, some minutes)…')
  try {
    updatePackages()
    installPackages(isPackage(SHELL) ? SHELL : 'chromium', ...FONTS)
  } catch (error) {
    throw new NoBrowserError(`${(error as Error).message}: ${ADVICE}.`)
  }
  const installed = findChromium()
  if (installed === null) throw new NoBrowserError(`The chromium package does not run on this system: ${ADVICE}.`)
  return installed
}
