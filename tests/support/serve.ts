/** Starts what the journeys run against: the repository's brands and their variants, built for the sandbox. */
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { JOURNEY_PORT } from './environment.ts'
import { writeVariants } from './variants.ts'

const root = join(import.meta.dirname, '../..')
const home = join(root, '.cache/journeys')
const brands = join(home, 'brands')

await rm(brands, { recursive: true, force: true })
await mkdir(brands, { recursive: true })
await cp(join(root, 'brands'), brands, { recursive: true })
await writeVariants(brands)

process.argv = [
  process.execPath,
  'start',
  '--port',
  String(JOURNEY_PORT),
  '--brands',
  brands,
  '--out',
  join(home, 'dist'),
]
await import('../../scripts/start.ts')
