/** `npm run messages`: brings every catalogue up to date with the messages in the source. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES, REGIONS, SOURCE_CATALOGUE } from '../src/i18n/languages.ts'
import {
  absentBase,
  cataloguePath,
  parseCatalogue,
  readCatalogueText,
  serialiseCatalogue,
  writtenCatalogues,
} from './messages/catalogues.ts'
import { extractMessages, updateCatalogue } from './messages/extract.ts'
import { fromRoot } from './tools/root.ts'

const HELP = `Usage: npm run messages [-- --add <catalogue>] [-- --json]

Reads every message in src and writes it into src/i18n/catalogues/*.po. Translations are kept, messages that are gone
are dropped. Then write the empty msgstr lines. "npm run messages -- --check" changes nothing and fails when a message
is missing, out of date, has other placeholders than its source, or is worded otherwise than src/i18n/glossary.md.

  --add <catalogue>  begin a new language, named as in src/i18n/languages.ts (such as "th"); a region ("es-AR") begins
                     empty and is given only what it says in other words than its language
  --check            check only
  --json             print the result as JSON
  --help             print this
`

const { values } = parseArgs({
  options: {
    add: { type: 'string' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  process.stdout.write(HELP)
} else if (values.check) {
  await import('./check-messages.ts')
} else if (values.add !== undefined && ![...LANGUAGES, ...REGIONS].some(({ tag }) => tag === values.add)) {
  process.stderr.write(`"${values.add}" is not in src/i18n/languages.ts: add its name and direction there first.\n`)
  process.exitCode = 1
} else if (values.add !== undefined && absentBase(values.add) !== undefined) {
  process.stderr.write(`"${values.add}" is laid over "${absentBase(values.add)}": add that one first.\n`)
  process.exitCode = 1
} else {
  await update(values.add, values.json)
}

async function update(added: string | undefined, json: boolean): Promise<void> {
  const source = await extractMessages()
  const catalogues = [...new Set([...writtenCatalogues(), ...(added ? [added] : [])])]
  const rows = catalogues.map((catalogue) => {
    const text = readCatalogueText(catalogue)
    const before = text === '' ? {} : parseCatalogue(catalogue, text)
    const after = updateCatalogue(catalogue, source, before)
    const written = serialiseCatalogue(catalogue, after)
    if (written !== text) writeFileSync(fromRoot(cataloguePath(catalogue)), written)
    return {
      catalogue,
      messages: Object.keys(after).length,
      added: Object.keys(after).filter((id) => !(id in before)).length,
      dropped: Object.keys(before).filter((id) => !source.has(id)).length,
      untranslated:
        catalogue === SOURCE_CATALOGUE ? 0 : Object.values(after).filter(({ translation }) => !translation).length,
    }
  })
  if (json) return void process.stdout.write(`${JSON.stringify(rows)}\n`)
  for (const row of rows) {
    process.stdout.write(
      `${cataloguePath(row.catalogue)}: ${row.messages} messages, ${row.added} new, ${row.dropped} dropped, ${row.untranslated} to translate\n`,
    )
  }
}
