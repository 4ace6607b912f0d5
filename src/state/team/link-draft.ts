import { sessionDraft } from '../session-draft.ts'

/** What an agent has typed of a registration link, by the names of the inputs. */
export const linkDraftAtom = sessionDraft<Readonly<Record<string, string>>>({})
