/** What an agent has typed of an account to be opened, and what became of it: it outlives its form, and goes with the session. */
import { sessionDraft } from '../session-draft.ts'

export interface Opening {
  /** By the names of the inputs. */
  readonly values: Readonly<Record<string, string>>
  /** What was sent and is not answered yet. */
  readonly sending?: Promise<void>
  /** Why the last one was refused. */
  readonly failure?: unknown
  /** The username that was sent without an answer: there may be such an account. */
  readonly unheard?: string
  /** The username of the account that was opened last. */
  readonly opened?: string
}

export const openingAtom = sessionDraft<Opening>({ values: {} })

/** Whether something would be lost with it. A country's code comes by itself. */
export const holdsOpening = ({ values, sending }: Opening): boolean =>
  sending !== undefined || Object.entries(values).some(([name, value]) => value && !BY_ITSELF.has(name))

const BY_ITSELF: ReadonlySet<string> = new Set(['countryDialingCode', 'isAgent'])
