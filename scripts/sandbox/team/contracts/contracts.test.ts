import { afterAll, describe, expect, test } from 'vitest'
import { contractsOf, makePair, makeParty, offer, take, TERMS, type Party } from '../../testing/contracts.ts'
import { createTestSandbox, credentials, hoasen } from '../../testing/sandbox.ts'

const bench = createTestSandbox({ merchants: [hoasen] })
afterAll(() => bench.sandbox.close())

const at = { merchant: hoasen }
const kinds = Object.keys(TERMS) as (keyof typeof TERMS)[] // the object's own keys

describe.each(kinds)('a contract of the kind %s', (kind) => {
  test('is offered, told, accepted and terminated, and both sides see the same', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    const id = await make(kind)
    const messages = { ...at, token: downline.token, payload: { language: 'EN', pageNo: 1, pageSize: 1 } }
    expect((await bench.call('listMessages', messages)).value).toMatchObject({
      list: [{ title: 'letters/contract-offered' }],
    })
    const same = async () => {
      const [[above], [below]] = [await contractsOf(bench, upline), await contractsOf(bench, downline)]
      expect(above).toMatchObject({ id, kind, side: 'upline', downline: { id: downline.id } })
      expect(below).toEqual({ ...above, side: 'downline', steps: below?.steps })
      return { state: above?.state, upline: above?.steps, downline: below?.steps }
    }
    const open = { upline: ['terminate'], downline: ['accept', 'decline', 'terminate'] }
    expect(await same()).toEqual({ state: 'offered', ...open })
    expect((await take(bench, downline, 'accept', id, kind)).value).toEqual({ state: 'accepted' })
    expect(await same()).toEqual({ state: 'accepted', upline: [], downline: ['terminate'] })
    expect((await take(bench, downline, 'terminate', id, kind)).value).toEqual({ state: 'terminated' })
    expect(await same()).toEqual({ state: 'terminated', upline: [], downline: [] })
  })

  test('refuses every other step, and says what it is now', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    const id = await make(kind)
    const said = async (who: Party, step: Parameters<typeof take>[2]) => {
      const { message, value } = await take(bench, who, step, id, kind)
      return [message, value]
    }
    expect(await said(upline, 'accept')).toEqual(['contract step is not yours', { state: 'offered' }])
    expect(await said(upline, 'decline')).toEqual(['contract step is not yours', { state: 'offered' }])
    await take(bench, downline, 'accept', id, kind)
    expect(await said(upline, 'terminate')).toEqual(['contract step is not yours', { state: 'accepted' }])
    expect(await said(downline, 'accept')).toEqual(['contract is accepted already', { state: 'accepted' }])
    expect(await said(downline, 'decline')).toEqual(['contract is accepted already', { state: 'accepted' }])
    await take(bench, downline, 'terminate', id, kind)
    expect(await said(downline, 'accept')).toEqual(['contract is closed', { state: 'terminated' }])
  })

  test('is answered by the call of its own kind alone', async () => {
    const { downline, offer: make } = await makePair(bench)
    const id = await make(kind)
    for (const other of kinds.filter((one) => one !== kind))
      expect((await take(bench, downline, 'accept', id, other)).message).toBe('contract not found')
  })
})

describe('an offer', () => {
  test('can be withdrawn before it is answered; then the answer is refused', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    const id = await make()
    await take(bench, upline, 'terminate', id)
    expect(await take(bench, downline, 'accept', id)).toMatchObject({ message: 'contract is closed' })
  })

  test('waits for its answer: a second one is told which is open', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    const id = await make()
    expect(await offer(bench, upline, downline, TERMS.dividend)).toMatchObject({
      message: 'contract offer is open',
      value: { contract: id },
    })
  })

  test('pays no more than its upline gets', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    await take(bench, downline, 'accept', await make())
    const below = await makeParty(bench, hoasen, 'player', downline)
    // A member who is no agent offers nothing.
    expect(await offer(bench, downline, below, TERMS.dividend)).toMatchObject({ message: 'in_need_true_account' })
    const agent = await makeParty(bench, hoasen, 'agent41', upline)
    await offer(bench, upline, agent, TERMS.dividend)
    const [open] = await contractsOf(bench, agent)
    await take(bench, agent, 'accept', open?.id ?? '')
    const third = await makeParty(bench, hoasen, 'player', agent)
    const terms = { ...TERMS.dividend, tiers: [{ rate: '10.0001' }] }
    expect(await offer(bench, agent, third, terms)).toMatchObject({
      message: 'contract rate is above your own',
      value: { field: 'rate' },
    })
  })

  test.each([
    [{ period: 'hourly' }, { field: 'period' }],
    [{ tiers: [] }, { field: 'tiers', problem: 'count' }],
    [{ tiers: [{ rate: '60' }] }, { tier: 0, field: 'rate', problem: 'rate-bounds' }],
    [{ tiers: [{ rate: '1', lossRate: '1' }] }, { tier: 0, field: 'lossRate', problem: 'not-of-this-kind' }],
    [{ tiers: [{ rate: '1' }, { rate: '2' }] }, { tier: 1, field: 'validBet', problem: 'not-above-previous' }],
  ])('of %o is refused by the rules', async (terms, value) => {
    const { upline, downline } = await makePair(bench)
    const said = { ...TERMS.dividend, ...terms }
    expect(await offer(bench, upline, downline, said)).toMatchObject({ message: 'contract terms are not valid', value })
  })

  test('goes to the first line alone, and of kinds that the agent has', async () => {
    const [{ upline, downline }, other] = [await makePair(bench), await makePair(bench)]
    for (const to of [other.downline, other.upline, upline])
      expect(await offer(bench, upline, to, TERMS.dividend)).toMatchObject({ message: 'teammate not found' })
    const off = { merchant: 'hoasen', member: upline.username, kind: 'dividend', on: false }
    await bench.control('POST', '/sandbox/contract-kinds', off)
    expect(await offer(bench, upline, downline, TERMS.dividend)).toMatchObject({ message: 'operation not allowed' })
    expect((await bench.call('getAgentContracts', { ...at, token: upline.token })).value).toEqual({
      divtypereq: false,
      dailysalreqtype: true,
      contracthoursalreq: true,
      realtimesalreqtype: true,
    })
  })
})

test('contracts are found by a part of the other side’s name', async () => {
  const { upline, downline, offer: make } = await makePair(bench)
  await make()
  const found = async ({ token }: Party, search: string) => {
    const payload = { pageNo: 1, pageSize: 5, search }
    return (await bench.call('listContracts', { ...at, token, payload })).value
  }
  expect(await found(upline, downline.username.toUpperCase().slice(2))).toMatchObject({ total: 1 })
  expect(await found(upline, upline.username)).toMatchObject({ total: 0 })
  expect(await found(downline, upline.username)).toMatchObject({ total: 1 })
})

test('a contract is nobody’s but its two sides’', async () => {
  const [pair, other] = [await makePair(bench), await makePair(bench)]
  const sibling = await makeParty(bench, hoasen, 'player', pair.upline)
  const id = await pair.offer()
  for (const { token } of [other.upline, other.downline, sibling]) {
    const said = { ...at, token, payload: { id } }
    expect(await bench.call('getContract', said)).toMatchObject({ message: 'contract not found' })
    const step = { ...at, token, payload: { id, step: 'terminate' } }
    expect(await bench.call('processDividend', step)).toMatchObject({ message: 'contract not found' })
  }
  expect(await contractsOf(bench, sibling)).toEqual([])
})

test('a contract with a lower rate ends those below that pay more, which is told before', async () => {
  const top = await makeParty(bench, hoasen, 'agent1')
  const middle = await makeParty(bench, hoasen, 'agent2', top)
  const low = await makeParty(bench, hoasen, 'player', middle)
  await offer(bench, middle, low, TERMS.dividend)
  const [below] = await contractsOf(bench, low)
  await take(bench, low, 'accept', below?.id ?? '')
  const terms = { ...TERMS.dividend, tiers: [{ rate: '9' }] }
  const payload = { to: middle.id, ...terms }
  const { value } = await bench.call('previewContract', { ...at, token: top.token, payload })
  expect(value).toMatchObject({ ends: [{ id: below?.id, reason: 'higher-rate', downline: { id: low.id } }] })
  await offer(bench, top, middle, terms)
  expect(await contractsOf(bench, low)).toMatchObject([{ state: 'accepted' }])
  const [offered] = await contractsOf(bench, middle)
  await take(bench, middle, 'accept', offered?.id ?? '')
  const ended = { state: 'terminated', endedBy: 'platform', endReason: 'higher-rate', steps: [] }
  expect(await contractsOf(bench, low)).toMatchObject([ended])
})

test('a new contract between the same two replaces the one in force, once it is accepted', async () => {
  const { upline, downline, offer: make } = await makePair(bench)
  const first = await make()
  await take(bench, downline, 'accept', first)
  const terms = { ...TERMS.dividend, tiers: [{ rate: '12' }] }
  const payload = { to: downline.id, ...terms }
  const { value } = await bench.call('previewContract', { ...at, token: upline.token, payload })
  expect(value).toMatchObject({ ends: [{ id: first, reason: 'replaced' }] })
  await offer(bench, upline, downline, terms)
  const [second] = await contractsOf(bench, downline)
  expect(await contractsOf(bench, upline)).toMatchObject([{ state: 'offered' }, { id: first, state: 'accepted' }])
  await take(bench, downline, 'accept', second?.id ?? '')
  expect(await contractsOf(bench, upline)).toMatchObject([
    { id: second?.id, state: 'accepted' },
    { id: first, state: 'terminated', endedBy: 'platform', endReason: 'replaced' },
  ])
})

test('the other side hears of each step at once', async () => {
  const { upline, downline, offer: make } = await makePair(bench)
  const heard = async ({ token }: Party) =>
    (await bench.call('listNotifications', { ...at, token, payload: { after: 0 } })).value as { list: object[] }
  const id = await make()
  expect((await heard(downline)).list).toMatchObject([{ kind: 'contract', reference: id }])
  await take(bench, downline, 'decline', id)
  expect((await heard(upline)).list).toMatchObject([{ kind: 'contract', reference: id }])
  expect((await heard(downline)).list).toHaveLength(1)
})

test('the seeded agents begin with one in force and one that waits', async () => {
  const { value } = await bench.call('login', { ...at, ...credentials('agent1') })
  const { token } = value as { token: string } // by its schema
  const mine = await contractsOf(bench, { id: '', username: 'agent1', token })
  expect(mine).toMatchObject([
    { kind: 'daily-salary', state: 'offered', downline: { username: 'agent41' }, nextSettlement: null },
    {
      kind: 'dividend',
      state: 'accepted',
      downline: { username: 'agent2' },
      tiers: [{ rate: '5' }, {}, { rate: '12' }],
    },
  ])
})
