/** Announcements to agents (spec 2, "Agent centre": Announcement). */
import type * as calls from '../../../src/api/team/announcements.ts'
import type { Answers } from '../contract.ts'
import { familyIn, listed } from '../handling.ts'
import { HARMFUL_HTML } from '../seeds/content/harmful-html.ts'
import { AGENT_NOTICES } from '../seeds/team/agent-notices.ts'
import { agentWhoAsks } from './agent-policy.ts'

const DAY_MS = 86_400_000

export const agentAnnouncements = {
  listAgentAnnouncements: ({ language, ...page }, context) => {
    const { demo, scenarios, today, visit } = context
    const family = familyIn(context, language)
    agentWhoAsks(context)
    const isHarmful = scenarios.find('harmful-html', visit) !== undefined
    const all = AGENT_NOTICES.map((key, index) => ({ id: key, time: today - index * 3 * DAY_MS + DAY_MS / 3 }))
    return listed(all, page, ({ id, time }) => {
      const { title, html } = demo.texts.page(family, `agent-notices/${id}`)
      return { id, title, content: isHarmful ? HARMFUL_HTML : html, time }
    })
  },
} satisfies Answers<typeof calls>
