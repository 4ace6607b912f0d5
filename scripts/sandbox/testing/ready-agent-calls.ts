/** What comes before the calls of agents: a team, a link, a pair with a contract. */
import * as v from 'valibot'
import { contract, type Contract } from '../../../src/api/contract.ts'
import { rightFor } from './contract.ts'
import { makePair, TERMS, type Pair } from './contracts.ts'
import { hoasen, type Bench, type Said } from './sandbox.ts'

/** As `readyCalls`, which holds them. */
export function readyAgentCalls(bench: Bench): Partial<Record<keyof Contract, () => Promise<Said>>> {
  /** An agent with a team that has a past, and a stretch of it. */
  async function readyTeam(): Promise<Said> {
    const { token, username } = await bench.member('agent1')
    await bench.control('POST', '/sandbox/grown-teams', { merchant: 'pampas', member: username, count: 20 })
    const endTime = Date.now()
    return { token, payload: { startTime: endTime - 30 * 86_400_000, endTime, pageNo: 1, pageSize: 50 } }
  }
  /** An agent with a registration link. */
  async function readyLink(): Promise<{ readonly token: string; readonly code: string }> {
    const { token } = await bench.member('agent1')
    const { value } = await bench.call('createRegistrationLink', { token, payload: { isAgent: false, rebate: '1' } })
    return { token, code: v.parse(contract.createRegistrationLink.reply, value).code }
  }
  /** An agent and a member below, at a merchant whose agents have contracts. */
  const readyPair = async (ask: (pair: Pair) => Said | Promise<Said>): Promise<Said> => ({
    merchant: hoasen,
    ...(await ask(await makePair(bench, hoasen))),
  })
  const readyOffer = (kind: keyof typeof TERMS): Promise<Said> =>
    readyPair(async (pair) => ({ token: pair.downline.token, payload: { id: await pair.offer(kind), step: 'accept' } }))
  return {
    getAgentContracts: async () => {
      await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', brand: 'hoasen', on: ['AGENT_POLICY'] })
      const { token } = await bench.member('agent1', hoasen)
      return { token, merchant: hoasen }
    },
    getAccountTerms: async () => ({ token: (await bench.member('agent1')).token }),
    openAccount: async () => ({
      token: (await bench.member('agent1')).token,
      payload: {
        ...rightFor('openAccount'),
        username: 'opened1',
        password: 'Horse-2468',
        confirmPassword: 'Horse-2468',
      },
    }),
    listRegistrationLinks: async () => ({ token: (await readyLink()).token }),
    createRegistrationLink: async () => ({ token: (await bench.member('agent1')).token }),
    disableRegistrationLink: async () => {
      const { token, code } = await readyLink()
      return { token, payload: { code } }
    },
    listLinkMembers: async () => {
      const { token, code } = await readyLink()
      return { token, payload: { code, pageNo: 1, pageSize: 10 } }
    },
    listAgentAnnouncements: async () => ({
      token: (await bench.member('agent1')).token,
      payload: { language: 'TY', pageNo: 1, pageSize: 10 },
    }),
    listTeamBets: () => readyTeam(),
    listTeamProfit: () => readyTeam(),
    listTeamTransactions: () => readyTeam(),
    listIncome: () => readyTeam(),
    getTeamOverview: async () => {
      const { token } = await bench.member('agent1')
      const endTime = Date.now()
      return { token, payload: { startTime: endTime - 86_400_000, endTime } }
    },
    listTeamMembers: async () => {
      const { token, username } = await bench.member('agent1')
      await bench.control('POST', '/sandbox/grown-teams', { merchant: 'pampas', member: username, count: 20 })
      return { token, payload: { pageNo: 1, pageSize: 20, startTime: 0, endTime: Date.now() } }
    },
    getTeamMember: () =>
      readyPair(({ upline, downline }) => ({
        token: upline.token,
        payload: { id: downline.id, startTime: 0, endTime: Date.now() },
      })),
    setMemberRebate: () =>
      readyPair(({ upline, downline }) => ({ token: upline.token, payload: { id: downline.id, rebate: '0.5' } })),
    listContracts: () => readyPair(({ upline }) => ({ token: upline.token })),
    listSettlements: () => readyPair(({ upline }) => ({ token: upline.token })),
    getContract: () => readyPair(async (pair) => ({ token: pair.downline.token, payload: { id: await pair.offer() } })),
    getContractBasis: () =>
      readyPair(({ upline, downline }) => ({
        token: upline.token,
        payload: { to: downline.id, kind: 'dividend', period: 'monthly' },
      })),
    previewContract: () =>
      readyPair(({ upline, downline }) => ({ token: upline.token, payload: { to: downline.id, ...TERMS.dividend } })),
    offerContract: () =>
      readyPair(({ upline, downline }) => ({ token: upline.token, payload: { to: downline.id, ...TERMS.dividend } })),
    processDividend: () => readyOffer('dividend'),
    processDailySalary: () => readyOffer('daily-salary'),
    processHourlySalary: () => readyOffer('hourly-salary'),
    processRealTimeSalary: () => readyOffer('real-time-salary'),
  }
}
