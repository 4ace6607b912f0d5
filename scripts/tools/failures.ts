/** Which tests failed and with what words, from the runners' JSON reports: what a reader of a long log looks for. */
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const text = v.optional(v.string(), '')

const unitSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: text,
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: text, failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
})

interface JourneySuite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[]
    }[]
  }[]
  readonly suites: readonly JourneySuite[]
}

const suiteSchema: v.GenericSchema<unknown, JourneySuite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(
        v.object({
          projectName: text,
          status: v.string(),
          results: v.array(v.object({ errors: v.optional(v.array(v.object({ message: text })), []) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
})

const journeySchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.object({ message: text })),
})

/** The words of an error that fit on a line: its first two that say something. */
const brief = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .join(' ')
    .slice(0, 300)

const say = (name: string, message: string | undefined): string =>
  message === undefined || message === '' ? name : `${name}: ${brief(message)}`

/** @returns a line for each test that failed, and for each file that did so outside its tests */
export function unitFailures(report: unknown): readonly string[] {
  return v.parse(unitSchema, report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [say(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => say(`${name} › ${fullName}`, failureMessages[0]))
  })
}

/** How the runner calls a journey that failed every time, and one that passed when it was played once more. */
type Outcome = 'unexpected' | 'flaky'

function inSuite({ specs, suites }: JourneySuite, outcome: Outcome): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors)
        const project = projectName === '' ? '' : `[${projectName}] `
        return say(`${project}${file}:${line} › ${title}`, errors[0]?.message)
      }),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, outcome))]
}

/** @returns a line for each journey that failed, and for what broke outside them */
export function journeyFailures(report: unknown): readonly string[] {
  const { suites, errors } = v.parse(journeySchema, report)
  return [...errors.map(({ message }) => brief(message)), ...suites.flatMap((suite) => inSuite(suite, 'unexpected'))]
}

/** @returns a line for each journey that passed when it was played once more, with the words of its first failure */
export function flakyJourneys(report: unknown): readonly string[] {
  return v.parse(journeySchema, report).suites.flatMap((suite) => inSuite(suite, 'flaky'))
}

/** The part of a runner's own words in which it tells of errors outside any test, if it does. */
export function looseErrors(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const start = lines.findIndex((line) => /Unhandled (Errors?|Rejection)/.test(line))
  return start === -1 ? [] : lines.slice(start, start + 12)
}
