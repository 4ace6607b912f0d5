import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRegistrationLink, listRegistrationLinks } from '../../../src/api/team/accounts.ts'
import { REGISTER_FIELDS } from '../../../src/rules/account/registration/register-fields.ts'
import { makeParty, type Party } from '../testing/contracts.ts'
import { from } from '../testing/registration.ts'
import { createTestSandbox, hoasen } from '../testing/sandbox.ts'

const DAY = 86_400_000
const SECRET = { password: 'Horse-2468', confirmPassword: 'Horse-2468' }
let now = Date.UTC(2026, 4, 20, 15)
const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
const at = { merchant: hoasen }

beforeAll(async () => {
  const off = REGISTER_FIELDS.filter((name) => !['username', 'password', 'email'].includes(name))
  const email = { patternId: 3, minLength: 5, maxLength: 60, enabled: true, required: true }
  const rules = { ...Object.fromEntries(off.map((name) => [name, { enabled: false }])), email }
  await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules, brand: 'hoasen' })
  const modules = { kind: 'modules', on: ['USERNAME_REGISTRATION', 'DIRECT_REGISTRATION'], brand: 'hoasen' }
  await bench.control('POST', '/sandbox/scenarios', modules)
})
afterAll(() => bench.sandbox.close())

let names = 0
const newName = (): string => `newname${(names += 1)}`
const ask = (call: Parameters<typeof bench.call>[0], { token }: Party, payload: object) =>
  bench.call(call, { ...at, token, payload })
const open = async (agent: Party, said: object = {}) =>
  ask('openAccount', agent, {
    isAgent: false,
    rebate: '1',
    username: newName(),
    email: 'a@b.example',
    ...SECRET,
    ...said,
  })
const team = async (agent: Party) =>
  (await ask('listTeamMembers', agent, { pageNo: 1, pageSize: 50 })).value as { list: { id: string }[]; total: number }
const makeLink = async (agent: Party, said: object = {}) => {
  const { value } = await ask('createRegistrationLink', agent, { isAgent: true, rebate: '1.1', ...said })
  return v.parse(createRegistrationLink.reply, value).code
}
const links = async (agent: Party, said: object = {}) =>
  v.parse(
    listRegistrationLinks.reply,
    (await ask('listRegistrationLinks', agent, { pageNo: 1, pageSize: 50, ...said })).value,
  ).list
const registerBy = (affiliateCode: string, username = newName()) =>
  bench.call('registerMember', {
    ...at,
    payload: { ...from, ...SECRET, username, email: 'a@b.example', affiliateCode },
  })

describe('an account that an agent opens', () => {
  test('stands in the first line, and has to choose a password of its own', async () => {
    const agent = await makeParty(bench, hoasen, 'agent1')
    const username = newName()
    const { value } = await open(agent, { username, isAgent: true })
    expect(await team(agent)).toMatchObject({ total: 1, list: [{ ...(value as object), isAgent: true, rebate: '1' }] })
    const login = { username, password: SECRET.password, type: 'username' }
    expect((await bench.call('login', { ...at, payload: login })).value).toMatchObject({ passwordDefault: true })
  })

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ confirmPassword: 'Horse-1357' }, 'confirmPassword'],
    [{ password: 'a', confirmPassword: 'a' }, 'password'],
    [{ rebate: '1.8001' }, 'rebate'],
  ])('with %o is refused at the field, and nobody is made', async (said, field) => {
    const agent = await makeParty(bench, hoasen, 'agent1')
    expect(await open(agent, said)).toMatchObject({ success: false, value: { field } })
    expect((await team(agent)).total).toBe(0)
  })

  test('has a name of its own', async () => {
    const agent = await makeParty(bench, hoasen, 'agent1')
    expect(await open(agent, { username: agent.username })).toMatchObject({ value: { field: 'username' } })
  })
})

describe('a registration link', () => {
  test('brings members below its agent, with what it says, and tells who came', async () => {
    const agent = await makeParty(bench, hoasen, 'agent1')
    const code = await makeLink(agent, { note: 'Channel', days: 7 })
    expect((await registerBy(code)).success).toBe(true)
    const { list } = await team(agent)
    expect(list).toMatchObject([{ isAgent: true, rebate: '1.1' }])
    expect(await links(agent)).toMatchObject([
      { code, note: 'Channel', state: 'open', members: 1, expires: now + 7 * DAY },
    ])
    const came = { code, pageNo: 1, pageSize: 10 }
    expect((await ask('listLinkMembers', agent, came)).value).toMatchObject({ total: 1, list: [{ id: list[0]?.id }] })
    const member = await ask('getTeamMember', agent, { id: list[0]?.id, startTime: 0, endTime: now })
    expect(member.value).toMatchObject({ link: code })
  })

  test('is good for so long, or until it is disabled', async () => {
    const agent = await makeParty(bench, hoasen, 'agent1')
    const [short, long] = [await makeLink(agent, { days: 1 }), await makeLink(agent)]
    const check = async (code: string) =>
      (await bench.call('checkAffiliateCode', { ...at, payload: { code, domain: 'www.hoasen.example' } })).success
    expect([await check(short), await check(long)]).toEqual([true, true])
    await ask('disableRegistrationLink', agent, { code: long })
    expect(await check(long)).toBe(false)
    expect(await registerBy(long)).toMatchObject({ message: 'invitation_code_error' })
    now += DAY
    expect(await check(short)).toBe(false)
    expect(await registerBy(short)).toMatchObject({ message: 'invitation_code_error' })
    now -= DAY
  })

  test('is its agent’s alone, and of bounded rebate and number', async () => {
    const [agent, other] = [await makeParty(bench, hoasen, 'agent1'), await makeParty(bench, hoasen, 'agent1')]
    const code = await makeLink(agent)
    for (const call of ['disableRegistrationLink', 'listLinkMembers'] as const)
      expect(
        await ask(call, other, call === 'listLinkMembers' ? { code, pageNo: 1, pageSize: 1 } : { code }),
      ).toMatchObject({ message: 'registration link not found' })
    expect(await links(other)).toEqual([])
    const tooMuch = await ask('createRegistrationLink', agent, { isAgent: false, rebate: '1.9' })
    expect(tooMuch).toMatchObject({ message: 'rebate out of bounds', value: { min: '0', max: '1.8' } })
    for (let made = 1; made < 20; made += 1) await makeLink(agent)
    const oneMore = await ask('createRegistrationLink', agent, { isAgent: false, rebate: '1' })
    expect(oneMore).toMatchObject({ message: 'too many registration links' })
    expect((await ask('getAccountTerms', agent, {})).value).toMatchObject({
      linksLeft: 0,
      rebateBounds: { max: '1.8' },
    })
  })
})

test('whom the centre is closed to opens no account, and makes no link', async () => {
  const player = await makeParty(bench, hoasen, 'player')
  expect(await open(player)).toMatchObject({ message: 'in_need_true_account' })
  const link = { isAgent: false, rebate: '0' }
  expect(await ask('createRegistrationLink', player, link)).toMatchObject({ message: 'in_need_true_account' })
})
