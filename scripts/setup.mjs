/**
 * `node scripts/setup.mjs <script.ts> [arguments…]`: installs the locked packages when they are missing or stale, then
 * runs the script on the packaged Node. Plain ESM without any package, because it runs before there are packages, on
 * whatever Node (18 or newer) the machine has. Every npm script goes through here.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFresh } from './tools/install/fresh.mjs'
import { takeLock } from './tools/install/lock.mjs'
import { install } from './tools/install/npm.mjs'
import { MODULES, NODE } from './tools/install/paths.mjs'
import { onSignals } from './tools/install/signals.mjs'
import { paint, say, SetupError } from './tools/install/terminal.mjs'

/** Runs the script on the packaged Node, and ends as it ends. */
async function run(script, args) {
  // Tools start `node` by name too: theirs has to be the packaged one.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(NODE), join(MODULES, '.bin'), process.env[name]].join(delimiter)
  const env = { ...process.env, [name]: path }
  const child = spawn(NODE, [script, ...args], { stdio: 'inherit', env })
  const stop = onSignals((signal) => child.kill(signal))
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...end) => resolve(end))
  })
  stop()
  if (signal === null) process.exit(code)
  process.kill(process.pid, signal)
  // Where a signal cannot end us (Windows), the shell's convention does.
  await sleep(1000)
  process.exit(1)
}

async function main([script, ...args]) {
  if (script === undefined || script === '--help' || script === '-h') {
    say(
      'Usage: node scripts/setup.mjs <script.ts> [arguments…]\nInstalls the locked packages, then runs the script on the packaged Node.',
    )
    process.exit(script === undefined ? 1 : 0)
  }
  if (!existsSync(script))
    throw new SetupError(`There is no ${script} in ${process.cwd()}. Run "npm run" for the list of commands.`)
  if (!isFresh()) {
    const release = await takeLock()
    try {
      if (!isFresh()) await install()
    } finally {
      release()
    }
  }
  await run(script, args)
}

main(process.argv.slice(2)).catch((error) => {
  say(error instanceof SetupError ? paint(31, error.message) : error.stack)
  process.exit(1)
})
