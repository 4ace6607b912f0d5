/** The real Firebase Auth emulator: installed when it is first wanted, apart from everything else, and started on a port. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../scripts/serve/port.ts'
import { installLocked } from '../../../scripts/tools/install-locked.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './environment.ts'

/** Named so that it is nobody's: the emulator asks no real project for anything. */
export const EMULATED_PROJECT = 'demo-livery'
/** Where its address stands while the journeys run, and why it did not start if it did not. */
export const EMULATOR_FILE = join(JOURNEY_HOME, 'emulator.json')

const LOCKED = join(import.meta.dirname, 'emulator')

/**
 * Offers the emulator at an address where nobody is until somebody asks: most journeys have no use for it, and it takes
 * a hundred megabytes of memory. It ends with this process.
 */
export async function offerEmulator(): Promise<string> {
  const port = await emulatorPort()
  const origin = `http://127.0.0.1:${port}`
  const tell = (failure: string | null): Promise<void> => writeFile(EMULATOR_FILE, JSON.stringify({ origin, failure }))
  let started: Promise<number> | undefined
  const door = createServer({ pauseOnConnect: true }, (client) => {
    const hangUp = (): void => void client.destroy()
    client.on('error', hangUp)
    started ??= startEmulator()
    started.then(
      (inside) => {
        const emulator = connect(inside, '127.0.0.1').on('error', hangUp)
        client.on('close', () => emulator.destroy())
        client.pipe(emulator).pipe(client)
      },
      (error: unknown) => void tell(String(error)).finally(hangUp),
    )
  })
  door.listen(port, '127.0.0.1')
  await once(door, 'listening')
  await tell(null)
  return origin
}

/** A port for it: the same each time if that can be, since every bundle holds it and would be stamped again. */
async function emulatorPort(): Promise<number> {
  const probe = createServer().listen(JOURNEY_PORT + 1000, '127.0.0.1')
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return free ? JOURNEY_PORT + 1000 : freePort()
}

/**
 * Starts the emulator.
 * @returns its port
 * @throws Error when it can't be installed or does not start, with npm's own words
 */
async function startEmulator(): Promise<number> {
  const folder = await installLocked(LOCKED)
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'emulator-server.ts'), [folder, String(port), EMULATED_PROJECT], {
    // It would look for a newer version of itself, and count its uses.
    env: { ...process.env, CI: 'true', FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true' },
  })
  process.on('exit', () => child.kill())
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the emulator ended with ${String(code)}`)
  })
  await Promise.race([once(child, 'message'), ended])
  return port
}
