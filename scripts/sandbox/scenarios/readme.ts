/** The list of scenarios in the sandbox's README, made from what they say of themselves; run by itself, it writes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { isOptional, type Kind } from './field.ts'
import { KINDS, SCENARIO_KINDS } from './kinds.ts'

export const README = new URL('../README.md', import.meta.url)

const BEGIN = '<!-- scenarios: written by `node scripts/sandbox/scenarios/readme.ts`, from scenarios/kinds.ts -->'
const END = '<!-- end of scenarios -->'

/** The README with the list as it should be. */
export function withScenarios(readme: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`the README has no place for the scenarios: ${BEGIN} … ${END}`)
  const items = SCENARIO_KINDS.map((name) => itemOf(name, KINDS[name])).join('\n')
  return `${readme.slice(0, begin)}${BEGIN}\n\n${items}\n\n${readme.slice(end)}`
}

function itemOf(name: string, { help, fields }: Kind): string {
  const said = Object.entries(fields).map(([key, field]) => `\`${key}\`${isOptional(field) ? '' : ' (needed)'}`)
  return `- \`${name}\`: ${help}.${said.length > 0 ? ` Takes ${said.join(', ')}.` : ''}`
}

if (import.meta.main) writeFileSync(README, withScenarios(readFileSync(README, 'utf8')))
