/** Fails when a message is missing, out of date or has other placeholders than its source, in any catalogue. */
import { checkMessages } from './messages/check.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(`Usage: node scripts/check-messages.ts [--json]

Compares src/i18n/catalogues/*.po with the messages in src. Exits with 1 and names each message that is untranslated,
out of date, or has other placeholders than its source.
`)
} else {
  const problems = await checkMessages()
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(problems)}\n`)
  } else if (problems.length === 0) {
    process.stdout.write('messages: every catalogue is complete and up to date\n')
  } else {
    for (const { file, line, message, expected, suggestion } of problems) {
      const place = line === undefined ? file : `${file}:${line}`
      const more = [...(expected ? [`expected ${expected}`] : []), ...(suggestion ? [suggestion] : [])]
      process.stderr.write(`${[`${place}: ${message}`, ...more].join('\n  ')}\n`)
    }
    process.stderr.write(`messages: ${problems.length} to mend\n`)
  }
  if (problems.length > 0) process.exitCode = 1
}
