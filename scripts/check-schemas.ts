/** Keeps the JSON schemas beside the brands, and what brands/README.md says of themes and layouts, in step with what the gate reads; `--write` writes them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jsonSchemaFiles } from './brands/json-schemas.ts'
import { withLayoutGuide } from './brands/layout-guide.ts'
import { withThemeGuide } from './brands/theme-guide.ts'

const BRANDS = fileURLToPath(new URL('../brands/', import.meta.url))

function onDisk(path: string): string | undefined {
  try {
    return readFileSync(BRANDS + path, 'utf8')
  } catch {
    return undefined
  }
}

const files = [
  ...jsonSchemaFiles(),
  { path: 'README.md', text: withLayoutGuide(withThemeGuide(onDisk('README.md') ?? '')) },
]
const stale = files.filter(({ path, text }) => onDisk(path) !== text)
if (process.argv.includes('--write')) {
  for (const { path, text } of stale) {
    writeFileSync(BRANDS + path, text)
    console.log(`wrote brands/${path}`)
  }
} else if (stale.length > 0) {
  for (const { path } of stale) {
    console.error(
      `brands/${path} is ${onDisk(path) === undefined ? 'missing' : 'not what the schema in src/ says any more'}`,
    )
  }
  console.error('Run: node scripts/check-schemas.ts --write')
  process.exitCode = 1
}
