/** Who may do what in the agent centre (spec 6): every kind of account, every call of agents. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type Contract } from '../../../src/api/contract.ts'
import { AGENT_CENTRE_TYPES } from '../../../src/rules/figures.ts'
import { MEMBER_KINDS } from '../seeds/account/accounts.ts'
import { rightFor } from '../testing/contract.ts'
import { makeParty, type Party } from '../testing/contracts.ts'
import { affiliates, createTestSandbox, credentials, hoasen } from '../testing/sandbox.ts'

const bench = createTestSandbox({ merchants: [hoasen, affiliates] })
afterAll(() => bench.sandbox.close())

/** Every call of agents, and what is sent that would go through, or be refused for what is asked alone. */
const CALLS = (Object.keys(contract) as (keyof Contract)[]).filter((name) =>
  contract[name].path.startsWith('/wps/agent/'),
)
/** Those that whoever was offered a contract needs as well, and the application of who is no agent yet. */
const FOR_ALL: ReadonlySet<keyof Contract> = new Set([
  'listContracts',
  'getContract',
  'listSettlements',
  'getAffiliateApplication',
  'applyAsAffiliate',
])
const SAID: Partial<Record<keyof Contract, object>> = {
  listAgentAnnouncements: { language: 'VI', pageNo: 1, pageSize: 10 },
  offerContract: { to: 'a', kind: 'dividend', period: 'monthly', tiers: [{ rate: '1' }] },
  previewContract: { to: 'a', kind: 'dividend', period: 'monthly', tiers: [{ rate: '1' }] },
}
const OF_AGENTS = CALLS.filter((name) => !FOR_ALL.has(name) && contract[name].token === 'required')

describe.each(MEMBER_KINDS)('as %s', (kind) => {
  let who: Party
  let isAgent = false
  beforeAll(async () => {
    who = await makeParty(bench, hoasen, kind)
    const { value } = await bench.call('getMemberInfo', { merchant: hoasen, token: who.token })
    isAgent = AGENT_CENTRE_TYPES.includes((value as { type: number }).type) // by its schema
  })

  test.each(OF_AGENTS)('%s is refused to whom the centre is closed, and to nobody else for that', async (name) => {
    const payload = SAID[name] ?? rightFor(name)
    const { message } = await bench.call(name, { merchant: hoasen, token: who.token, payload })
    if (isAgent) expect(message).not.toBe('in_need_true_account')
    else expect(message).toBe('in_need_true_account')
  })

  test('the site of agents lets agents in alone', async () => {
    const made = await makeParty(bench, affiliates, kind)
    const { success, message } = await bench.call('login', { merchant: affiliates, ...credentials(made.username) })
    expect([success, message]).toEqual(isAgent ? [true, ''] : [false, 'non-agents cannot log in'])
  })
})

test('the table has every call of agents', () => {
  expect(OF_AGENTS.length).toBeGreaterThanOrEqual(15)
})

test('contracts are for merchants whose agents have them', async () => {
  const { token } = await makeParty(bench, affiliates, 'agent1')
  const page = { pageNo: 1, pageSize: 10 }
  for (const [call, payload] of [
    ['listContracts', page],
    ['getContractBasis', { to: 'a', kind: 'dividend', period: 'monthly' }],
    ['processDividend', { id: 'a', step: 'accept' }],
  ] as const)
    expect(await bench.call(call, { merchant: affiliates, token, payload })).toMatchObject({
      message: 'operation not allowed',
    })
})
