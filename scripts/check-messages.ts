/** Fails when a message is missing, out of date or worded otherwise than it may be, in any catalogue. */
import { checkMessages } from './messages/check.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(`Usage: node scripts/check-messages.ts [--json]

Compares src/i18n/catalogues/*.po with the messages in src. Exits with 1 and names each message that is untranslated,
out of date, has other placeholders than its source, says a term otherwise than src/i18n/glossary.md, or stands in two
files without a context or a judgement.
`)
} else {
  const problems = await checkMessages()
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(problems)}\n`)
  } else if (problems.length === 0) {
    process.stdout.write('messages: every catalogue is complete, up to date and in the words of the glossary\n')
  } else {
    for (const { file, line, message, expected } of problems) {
      const place = line === undefined ? file : `${file}:${line}`
      process.stderr.write(`${place}: ${message}${expected ? `\n  expected ${expected}` : ''}\n`)
    }
    // Many problems have one remedy: each is said once.
    for (const remedy of new Set(problems.map(({ suggestion }) => suggestion))) {
      if (remedy) process.stderr.write(`-> ${remedy}\n`)
    }
    process.stderr.write(`messages: ${problems.length} to mend\n`)
  }
  if (problems.length > 0) process.exitCode = 1
}
