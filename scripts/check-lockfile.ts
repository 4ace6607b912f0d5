/** Whether `npm ci` can use package-lock.json on a fresh clone. `--fix` completes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Lockfile } from './tools/lockfile.ts'
import { complete, missingOptional } from './tools/lockfile.ts'
import { readOptions } from './tools/options.ts'
import { fromRoot } from './tools/root.ts'

const values = readOptions('Usage: node scripts/check-lockfile.ts [--fix]', { fix: { type: 'boolean' } })
const path = fromRoot('package-lock.json')
// A cast, because npm wrote the file.
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
const missing = Object.keys(missingOptional(lock))

if (missing.length === 0) {
  console.log('package-lock.json names every optional package')
} else if (values.fix) {
  writeFileSync(path, `${JSON.stringify(complete(lock), null, 2)}\n`)
  console.log(`package-lock.json: added ${missing.length} optional packages of other systems`)
} else {
  console.error(
    `package-lock.json lacks ${missing.length} optional packages of other systems, so that "npm ci" refuses on a fresh clone:\n` +
      `${missing.slice(0, 5).join('\n')}${missing.length > 5 ? '\n…' : ''}\nRun "node scripts/check-lockfile.ts --fix" and commit the file.`,
  )
  process.exitCode = 1
}
