/** The agent centre: the team, the ways into it, and what it has done. */
import type { Page } from 'playwright'
import { bring } from './operator.ts'
import { appears, press, type Scene } from './scene.ts'

const CENTRE = 'dialog[open]'
const FIRST = `${CENTRE} [data-row] button`

const at = (page: string): Pick<Scene, 'as' | 'address' | 'frame'> => ({
  as: 'agent',
  address: `/index?agent=${page}`,
  frame: 'window',
})

/** Gives the agent a team with a past, unless there is one already. */
async function withTeam(page: Page): Promise<true> {
  await appears(page, `${CENTRE} fieldset, ${CENTRE} [name=search]`)
  if ((await page.locator(FIRST).count()) === 0) await bring(page, [['grown-teams', { count: 300, levels: 4 }]])
  return appears(page, `${CENTRE} [data-row]`)
}

export const AGENT_SCENES: readonly Scene[] = [
  { ...at('team'), id: 'agent-team', title: 'Team management', open: withTeam },
  {
    ...at('team'),
    id: 'agent-member',
    title: 'A member with a team',
    open: async (page) => {
      await withTeam(page)
      return (await press(page, FIRST)) && appears(page, `${CENTRE} [role=tabpanel]`)
    },
  },
  {
    ...at('announcements'),
    id: 'agent-news',
    title: 'Announcements to agents',
    open: (page) => appears(page, `${CENTRE} details`),
  },
  {
    ...at('agentTeamOverview'),
    id: 'agent-overview',
    title: 'Overview of the team',
    open: (page) => appears(page, `${CENTRE} svg[role=img]`),
  },
  {
    ...at('accounts'),
    id: 'agent-accounts',
    title: 'Opening an account',
    open: (page) => appears(page, `${CENTRE} [name=username]`),
  },
  {
    ...at('accounts&a.view=links'),
    scenario: { kind: 'modules', on: ['AFFILIATE'] },
    id: 'agent-link',
    title: 'A registration link',
    open: async (page) => {
      await appears(page, `${CENTRE} [name=rebate]`)
      await page.locator(`${CENTRE} [name=rebate]`).fill('0.5')
      return (await press(page, `${CENTRE} form [type=submit]`)) && appears(page, `${CENTRE} figure svg`)
    },
  },
  {
    ...at('userProfit'),
    id: 'agent-profit',
    title: 'User profit and loss',
    open: (page) => appears(page, `${CENTRE} [data-row]`),
  },
]
