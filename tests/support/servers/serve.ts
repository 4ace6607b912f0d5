/** Starts what the journeys run against: the repository's brands and their variants, built for the sandbox. */
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { offerEmulator } from './emulator.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './environment.ts'
import { countInOnes, writeVariants } from './variants.ts'

const root = join(import.meta.dirname, '../../..')
const brands = join(JOURNEY_HOME, 'brands')

await rm(brands, { recursive: true, force: true })
await mkdir(brands, { recursive: true })
await cp(join(root, 'brands'), brands, { recursive: true })
await countInOnes(brands)
await writeVariants(brands)

process.argv = [
  process.execPath,
  'start',
  '--port',
  String(JOURNEY_PORT),
  '--brands',
  brands,
  '--out',
  join(JOURNEY_HOME, 'dist'),
  '--compression',
  'quick',
  '--identity-emulator',
  await offerEmulator(),
]
await import('../../../scripts/start.ts')
