/**
 * A brand's voice is for what sells. Whoever's money is on its way, or who cannot reach the site, reads plainly what
 * happened and what to do: no brand says failures, outages, refusals and money in words of its own.
 */
import type { Problem } from '../brands/problem.ts'
import type { FoundMessage } from './extract.ts'
import { messageId } from './message-id.ts'
import { readPo } from './po-lines.ts'

/** Whose messages are told plainly; what else stands in them loses nothing by it. */
const PLAIN = [
  'src/i18n/',
  'src/prerender.tsx',
  'src/shell/system/',
  'src/shell/status-banner.tsx',
  'src/shell/prompts/prompt-',
  'src/parts/failure-notice/',
  'src/parts/game-stage/',
  'src/parts/message-page/',
  'src/parts/money-form/',
  'src/parts/money-state/',
  'src/centres/member/',
  'src/screens/home/section/section-failure.tsx',
  'src/ui/states/part-boundary.tsx',
]

/**
 * Checks a brand's own wording.
 * @param source the messages in the source, by id
 * @param file where the PO text stands, for the problems
 */
export function checkPlain(source: ReadonlyMap<string, FoundMessage>, file: string, text: string): Problem[] {
  return readPo(text).entries.flatMap(({ context, source: english, sourceLine }): Problem[] => {
    const { origin = [] } = source.get(messageId(english, context)) ?? source.get(english) ?? {}
    const [place] = origin.flat().filter((from) => PLAIN.some((folder) => from.startsWith(folder)))
    if (place === undefined) return []
    return [
      {
        severity: 'error',
        file,
        line: sourceLine,
        column: 1,
        message: `"${english}" (${place}) tells of a failure, an outage or money`,
        suggestion: 'leave it out, so that the plain message is shown; a voice is for what sells',
      },
    ]
  })
}
