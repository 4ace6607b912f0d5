/** The floors proof: each import floor of .oxlintrc.json is shown to refuse what it should, and nothing else. */
import { readFileSync } from 'node:fs'
import { proveFloors } from './tools/floors.ts'
import { fromRoot } from './tools/root.ts'

const { floors, imports, problems } = proveFloors(readFileSync(fromRoot('.oxlintrc.json'), 'utf8'))
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\nMend the overrides in .oxlintrc.json, or the fixture when the table of floors changed.`,
  )
  process.exitCode = 1
} else {
  console.log(`${floors.length} floors, ${imports} imports, each refused or allowed as it should be`)
}
