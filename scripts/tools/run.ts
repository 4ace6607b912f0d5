/** Runs a tool of the repository on this same Node, and keeps what it said. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, ROOT } from './root.ts'

export interface Ran {
  /** 0 when it went well; null when a signal or the time limit ended it. */
  readonly code: number | null
  /** Standard output and standard error as they came; empty when they were shown live. */
  readonly output: string
  readonly seconds: number
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Shows the output as it comes instead of keeping it. */
  readonly live?: boolean
  /** Ends a tool that hangs. */
  readonly limitSeconds?: number
}

/** Many times what the longest check takes on a quiet machine, so that a busy one still ends it by itself. */
const HANGING_SECONDS = 1200

const running = new Set<ChildProcess>()

// A terminal's Ctrl-C reaches the tools by itself; a kill of this process alone does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.kill(process.pid, signal)
  })
}

/** The JavaScript file behind a package's command, which runs on every system alike. */
export function commandOf(name: string): string {
  const folder = fromRoot(`node_modules/${name}`)
  // A cast, because npm's own package.json format says so for packages with one or more commands.
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  const file = bin[name === 'typescript' ? 'tsc' : name]
  if (file === undefined) throw new Error(`The package ${name} has no command of that name`)
  return join(folder, file)
}

/**
 * Colour for the tools when we write to a terminal. What we keep is plain otherwise; what is shown live sees for itself
 * where it writes, and NO_COLOR would make Playwright's workers warn that they were told both.
 */
function environment(extra: Readonly<Record<string, string>>, live: boolean): NodeJS.ProcessEnv {
  const { NO_COLOR, FORCE_COLOR: _, ...rest } = process.env
  // Tools start other tools by the dozen: keeping what V8 compiled saves a fifth of each start.
  const all = { NODE_COMPILE_CACHE: fromRoot('.cache/node'), ...rest }
  const colour = process.stdout.isTTY && !NO_COLOR
  if (colour) return { ...all, FORCE_COLOR: '1', ...extra }
  return live && !process.stdout.isTTY ? { ...all, ...extra } : { ...all, NO_COLOR: '1', ...extra }
}

/**
 * @param script a JavaScript or TypeScript file; relative ones start at the repository
 * @throws Error when the process cannot be started at all
 */
export async function run(script: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, live = false, limitSeconds = HANGING_SECONDS } = options
  const start = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: environment(env, live),
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, limitSeconds * 1000)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (late) output += `\nEnded after ${limitSeconds} s without a result.\n`
    return { code, output, seconds: (performance.now() - start) / 1000 }
  } finally {
    clearTimeout(timer)
    running.delete(child)
  }
}
