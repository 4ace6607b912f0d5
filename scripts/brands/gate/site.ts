/** What a site for agents needs besides saying so. */
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import { valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'

/** Refuses a site for agents that guests may walk about in: its home page is the agent centre, which is for who is logged in. */
export function checkSite(draft: ReadableDraft): Problem[] {
  const { value } = draft.config
  if (valueAt(value, ['site']) !== 'agent' || valueAt(value, ['loginedToHomePage']) !== false) return []
  return [
    configProblem(draft, ['loginedToHomePage'], {
      message: 'a site for agents is open to guests, who have no agent centre to be shown',
      expected: '"loginedToHomePage": true',
      suggestion: 'write true, so that guests are led to the login page; or "site": "member"',
    }),
  ]
}
