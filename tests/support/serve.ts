/** Starts what the journeys run against: the repository's brands and their variants, built for the sandbox. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMULATOR_FILE, emulatorPort, startEmulator } from './emulator.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './environment.ts'
import { writeVariants } from './variants.ts'

const root = join(import.meta.dirname, '../..')
const brands = join(JOURNEY_HOME, 'brands')

await rm(brands, { recursive: true, force: true })
await mkdir(brands, { recursive: true })
await cp(join(root, 'brands'), brands, { recursive: true })
await writeVariants(brands)

// Most journeys have no use for it, so none waits for it here; those that have do.
const emulator = await emulatorPort()
const origin = `http://127.0.0.1:${emulator}`
const tell = (failure: string | null): Promise<void> => writeFile(EMULATOR_FILE, JSON.stringify({ origin, failure }))
await rm(EMULATOR_FILE, { force: true })
void startEmulator(emulator).then(
  () => tell(null),
  (error: unknown) => tell(String(error)),
)

process.argv = [
  process.execPath,
  'start',
  '--port',
  String(JOURNEY_PORT),
  '--brands',
  brands,
  '--out',
  join(JOURNEY_HOME, 'dist'),
  '--identity-emulator',
  origin,
]
await import('../../scripts/start.ts')
