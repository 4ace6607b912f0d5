/** Runs `npm ci`; quiet unless it fails. */
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { wantedStamp } from './fresh.mjs'
import { NODE, ROOT, STAMP, WINDOWS } from './paths.mjs'
import { onSignals } from './signals.mjs'
import { paint, progress, SetupError } from './terminal.mjs'

/** npm as the one that called us, else the one beside this Node or on the path. */
function npmCommand() {
  const caller = process.env.npm_execpath
  if (caller && basename(caller) === 'npm-cli.js') return { file: process.execPath, before: [caller], shell: false }
  // On Windows npm is a .cmd file, which only a shell starts. Its arguments are constants.
  return { file: WINDOWS ? 'npm.cmd' : 'npm', before: [], shell: WINDOWS }
}

/** @returns {Promise<void>} when node_modules is what package-lock.json says; throws SetupError with npm's own words. */
export async function install() {
  const done = progress('Installing the locked packages (the first time takes about a minute)…')
  const { file, before, shell } = npmCommand()
  // --include=dev: under NODE_ENV=production npm would leave out the tools that build the product.
  const flags = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier']
  const child = spawn(file, [...before, ...flags], { cwd: ROOT, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  const stopped = onSignals((signal) => child.kill(signal))
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (status, signal) => resolve(status ?? signal))
  })
  if (stopped()) {
    done(paint(33, 'Installing was interrupted; the next command installs again.'))
    process.exit(130)
  }
  if (code !== 0) {
    done(paint(31, 'The packages could not be installed.'))
    process.stderr.write(Buffer.concat(output))
    throw new SetupError(
      `npm ci ended with ${code}; its own words are above. Check the connection to the npm registry, then run the same command again.`,
    )
  }
  if (!existsSync(NODE)) {
    done(paint(31, 'The packaged Node is missing.'))
    throw new SetupError(
      `${NODE} was not installed. Usually npm's "ignore-scripts" setting is on: run "npm config set ignore-scripts false --location=project", then the same command again.`,
    )
  }
  writeFileSync(STAMP, wantedStamp())
  done('Installed the locked packages.')
}
