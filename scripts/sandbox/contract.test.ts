import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract, type Contract } from '../../src/api/contract.ts'
import { HEADERS } from '../../src/api/transport/envelope.ts'
import { readShape } from '../../src/api/transport/shape.ts'
import { REGISTER_FIELDS } from '../../src/rules/account/register-fields.ts'
import { readyAuthenticator, readyConfirmation, readyEmail, readyMobile } from './testing/account.ts'
import { rightFor, wrongFor } from './testing/contract.ts'
import { readyDeposit, readySlip } from './testing/deposit.ts'
import { proveHuman, readyPuzzle, readyQuestion } from './testing/captcha.ts'
import { readyByEmail, readyByPhone, readySecondFactor } from './testing/password.ts'
import { makePayee, numberedBy, PAYMENT_PASSWORD } from './testing/withdrawal.ts'
import { firstUnread, SPARING_WAYS, sparingReply } from './reply-parts.ts'
import { makeSender } from './testing/team.ts'
import { TERMS, makePair, type Pair } from './testing/contracts.ts'
import { affiliates, hoasen, createTestSandbox, ORIGIN, pampas, wireframe, type Said } from './testing/sandbox.ts'
import { PART_SIZE } from './money/uploads.ts'

const names = Object.keys(contract) as (keyof Contract)[] // the object's own keys
const bench = createTestSandbox({ merchants: [pampas, wireframe, affiliates, hoasen] })

/** What comes before a call that answers something. */
/** A member who has points, and the payment password of the samples. */
async function withPoints(): Promise<{ readonly token: string }> {
  const said = { merchant: 'pampas', token: true, paymentPassword: 'Money-2468' }
  const { username, token } = await bench.control('POST', '/sandbox/members', said)
  await bench.control('POST', '/sandbox/points', { merchant: 'pampas', member: username, points: '1000' })
  return { token: String(token) }
}

const READY: Partial<Record<keyof Contract, () => Promise<Said>>> = {
  sendRegistrationCode: async () => {
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', on: ['REGISTRATION_SMS'] })
    const { proof, cookie } = await proveHuman(bench)
    return { payload: { ...rightFor('sendRegistrationCode'), sliderCaptcha: proof }, cookie }
  },
  registerMember: () => withoutCodes(),
  registerMobile: () => withoutCodes(),
  judgeSliderPuzzle: () => readyPuzzle(bench),
  judgeCaptchaQuestion: () => readyQuestion(bench),
  sendSecondFactorCode: () => readySecondFactor(bench),
  proveSecondFactor: () => readySecondFactor(bench, 'bank-account-name'),
  bindMobile: () => readyMobile(bench),
  bindEmail: () => readyEmail(bench),
  beginAuthenticator: () => readyAuthenticator(bench, 'away'),
  confirmAuthenticator: () => readyConfirmation(bench),
  removeAuthenticator: () => readyAuthenticator(bench, 'there'),
  setPasswordByPhone: () => readyByPhone(bench),
  setPasswordByEmail: () => readyByEmail(bench),
  getLaunchAddress: () => readyLaunch('getLaunchAddress'),
  launchGame: () => readyLaunch('launchGame'),
  claimReward: async () => {
    const { username, token } = await bench.member()
    const { id } = await bench.control('POST', '/sandbox/rewards', {
      merchant: 'pampas',
      member: username,
      amount: '5',
    })
    return { token, ...numbered({ ...rightFor('claimReward'), from: id }) }
  },
  claimPromotion: async () => {
    const { username, token } = await bench.member()
    const said = { merchant: 'pampas', member: username, promotion: 'big-win', amount: '5' }
    await bench.control('POST', '/sandbox/promotions', said)
    return { token, ...numbered({ ...rightFor('claimPromotion'), from: 'big-win' }) }
  },
  claimRaffle: async () => {
    const { username, token } = await bench.member()
    const { raffle } = await bench.control('POST', '/sandbox/raffles', { merchant: 'pampas', member: username })
    return { token, ...numbered({ ...rightFor('claimRaffle'), from: raffle }) }
  },
  redeemPointReward: async () => ({ ...(await withPoints()), ...numbered(rightFor('redeemPointReward')) }),
  convertPoint: async () => ({ ...(await withPoints()), ...numbered(rightFor('convertPoint')) }),
  redeemBonusCode: async () => numbered(rightFor('redeemBonusCode')),
  claimDailySignIn: async () => {
    const { username, token } = await bench.member()
    const said = { merchant: 'pampas', member: username, days: 2 }
    const { today } = await bench.control('POST', '/sandbox/sign-ins', said)
    return { token, ...numbered({ ...rightFor('claimDailySignIn'), from: today }) }
  },
  claimCashback: async () => {
    const { username, token } = await bench.member()
    await bench.control('POST', '/sandbox/cashback', { merchant: 'pampas', member: username, validBet: '1000' })
    return { token, ...numbered(rightFor('claimCashback')) }
  },
  claimMission: async () => {
    const { username, token } = await bench.member()
    const helped = { merchant: 'pampas', member: username, kind: 'deposit-of-the-week', progress: '1' }
    const { mission } = await bench.control('POST', '/sandbox/missions', helped)
    return { token, ...numbered({ ...rightFor('claimMission'), from: mission }) }
  },
  getMessage: async () => {
    const { token } = await bench.member()
    const { value } = await bench.call('listMessages', { token, payload: rightFor('listMessages') })
    const [{ id }] = (value as { list: [{ id: string }] }).list // three greet every player
    return { token, payload: { id, language: 'TY' } }
  },
  getAgentContracts: async () => {
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', brand: 'hoasen', on: ['AGENT_POLICY'] })
    const { token } = await bench.member('agent1', hoasen)
    return { token, merchant: hoasen }
  },
  getAccountTerms: async () => ({ token: (await bench.member('agent1')).token }),
  openAccount: async () => ({
    token: (await bench.member('agent1')).token,
    payload: { ...rightFor('openAccount'), username: 'opened1', password: 'Horse-2468', confirmPassword: 'Horse-2468' },
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
  createDeposit: async () => numbered(rightFor('createDeposit')),
  getDeposit: () => readyDeposit(bench),
  sendDepositSlip: () => readySlip(bench),
  cancelDeposit: () => readyDeposit(bench),
  sendUploadPart: () => readyPart(),
  getBet: async () => {
    const { token, username } = await bench.member()
    await bench.control('POST', '/sandbox/records', { merchant: 'pampas', member: username, count: 1 })
    const { bets } = await bench.control('GET', `/sandbox/bets?merchant=pampas&member=${username}`)
    const [made] = bets as { record: string }[] // as `control/bets.ts` writes them
    return { token, payload: { record: made?.record } }
  },
  transferFunds: () => readyTransfer(rightFor('transferFunds')),
  collectFunds: async () => {
    const transfer = await readyTransfer(rightFor('transferFunds'))
    await bench.call('transferFunds', transfer)
    return { ...transfer, ...numbered(rightFor('collectFunds')) }
  },
  setDefaultPayoutAccount: async () => {
    const { token, account } = await makePayee(bench)
    return { token, payload: { id: account } }
  },
  removePayoutAccount: async () => {
    const { token, account } = await makePayee(bench)
    return { token, payload: { id: account, paymentPassword: PAYMENT_PASSWORD } }
  },
  createWithdrawal: async () => {
    const payee = await makePayee(bench)
    return numberedBy(payee, { ...rightFor('createWithdrawal'), to: payee.account })
  },
  sendToTeammate: async () => {
    const sender = await makeSender(bench)
    return numberedBy(sender, { ...rightFor('sendToTeammate'), to: sender.upline.id })
  },
  getWithdrawal: async () => {
    const payee = await makePayee(bench)
    return { token: payee.token, payload: { reference: await payee.withdraw('20.00') } }
  },
  confirmReceipt: async () => {
    const { payee, reference } = await paidOut()
    return numberedBy(payee, { from: reference, to: 'received', amount: '20.00', paid: '20.00' })
  },
  confirmAllReceipts: async () => {
    const { payee, reference } = await paidOut()
    return numberedBy(payee, { amount: '20.00', receipts: [{ reference, amount: '20.00', paid: '20.00' }] })
  },
  acknowledgeReceipt: async () => {
    const { payee, reference } = await paidOut()
    return { token: payee.token, payload: { reference } }
  },
}
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
const paidOut = async () => {
  const payee = await makePayee(bench)
  const reference = await payee.withdraw('20.00')
  await payee.bring(reference, { to: 'paid-out' })
  return { payee, reference }
}
/** A picture of two parts, of which the first is sent. */
const readyPart = async (): Promise<Said> => {
  const { token } = await bench.member()
  const payload = { purpose: 'avatar', type: 'image/png', size: PART_SIZE + 1 }
  const { value } = await bench.call('beginUpload', { token, payload })
  const { id } = v.parse(contract.beginUpload.reply, value)
  return { token, payload: { id, part: 0, data: Buffer.alloc(PART_SIZE).toString('base64') } }
}
/** Money between wallets is moved where they are apart. */
const readyTransfer = async (payload: Readonly<Record<string, unknown>>): Promise<Said> => {
  const { token } = await bench.member('player', hoasen)
  return { token, merchant: hoasen, ...numbered(payload) }
}
const numbered = (payload: Readonly<Record<string, unknown>>) => ({
  payload,
  headers: { [HEADERS.idempotency]: String(payload['requestNo']) },
})
/** A launch names the very player who asks for it. */
const readyLaunch = async (name: 'getLaunchAddress' | 'launchGame'): Promise<Said> => {
  const { username, token } = await bench.member()
  return { payload: { ...rightFor(name), username, token }, token }
}
// What registration asks for is another matter.
const disabled = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, { enabled: false }]))
await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules: disabled })
const withoutCodes = async (): Promise<Said> => {
  await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['REGISTRATION_SMS'] })
  return {}
}

describe.each(names)('%s', (name) => {
  const endpoint = contract[name]
  const right = rightFor(name)
  const session = async () => (endpoint.token === 'never' ? {} : { token: (await bench.member()).token })

  test.each([endpoint.method].flat())('answers %s as its schema says', async (method) => {
    const ready = await READY[name]?.()
    const heard = await bench.call(name, { payload: right, method, ...(await session()), ...ready })
    expect(heard).toMatchObject({ status: 200, success: true })
    expect(v.safeParse(endpoint.reply, heard.value).success).toBe(true)
    expect(firstUnread(endpoint.reply, heard.value)).toBeNull()
    for (const way of SPARING_WAYS)
      expect([way, readShape(endpoint.reply, sparingReply(endpoint.reply, heard.value, way)).issues]).toEqual([
        way,
        undefined,
      ])
    const { cacheSeconds } = endpoint
    expect(heard.headers.get('cache-control')).toBe(cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store')
    expect(heard.headers.get('vary')).toBe(cacheSeconds > 0 ? 'x-merchant, x-platform, x-device, x-language' : null)
  })

  test('refuses what is unknown, missing or out of bounds, and names the field', async () => {
    const said = await session()
    for (const { payload, field } of wrongFor(name)) {
      const heard = await bench.call(name, { payload, ...said })
      expect([field, heard]).toMatchObject([field, { status: 400, success: false }])
      const { field: told } = heard.value as { field: string } // what is malformed names its field
      // What is wrong may lie deeper in it.
      expect(told.split('.')[0]).toBe(field)
      expect(heard.message).toContain(field)
    }
  })

  test('refuses any other method', async () => {
    const heard = await bench.call(name, { method: 'PATCH', payload: right })
    expect(heard).toMatchObject({ status: 405, success: false })
    const methods = Object.values(contract)
      .filter(({ path }) => path === endpoint.path)
      .flatMap(({ method }) => method)
    expect(heard.headers.get('allow')).toBe(methods.join(', '))
  })

  test.each([HEADERS.module, HEADERS.merchant, HEADERS.platform, HEADERS.device, HEADERS.language])(
    'refuses a call without %s',
    async (header) => {
      const heard = await bench.call(name, { payload: right, headers: { [header]: null } })
      expect(heard).toMatchObject({ status: 400, success: false, value: { field: header } })
    },
  )
})

const withToken = (token: string) => names.filter((name) => contract[name].token === token)

test.each(withToken('required'))('%s refuses a guest', async (name) => {
  const payload = rightFor(name)
  const refused = { status: 200, success: false, message: 'not logged in, please login', value: { session: 'ended' } }
  expect(await bench.call(name, { payload })).toMatchObject(refused)
  expect(await bench.call(name, { payload, token: 'a'.repeat(43) })).toMatchObject(refused)
})

test.each(['short', 'with spaces in it', '"quoted-token"', 'x'.repeat(600)])(
  'the token %j is answered like one that is unknown, where a guest may ask and where not',
  async (token) => {
    const refused = { status: 200, success: false, value: { session: 'ended' } }
    expect(await bench.call('getMemberInfo', { token })).toMatchObject(refused)
    expect(await bench.call('countAvailablePromotions', { token })).toMatchObject(refused)
    const basic = { headers: { [HEADERS.token]: 'Basic abc' } }
    expect(await bench.call('getMemberInfo', basic)).toMatchObject(refused)
  },
)

test.each(withToken('optional'))('%s answers a guest', async (name) => {
  expect(await bench.call(name, { payload: rightFor(name) })).toMatchObject({ status: 200, success: true })
})

test.each(withToken('never'))('%s refuses a token', async (name) => {
  const heard = await bench.call(name, { payload: rightFor(name), token: 'a'.repeat(43) })
  expect(heard).toMatchObject({ status: 400, value: { field: HEADERS.token } })
})

test('what is not in the contract is not found', async () => {
  for (const path of ['/wps/nothing', '/lgw/games/nothing', '/lotto/x', '/sandbox/nothing']) {
    const response = await bench.sandbox.fetch(new Request(ORIGIN + path))
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('a call names its module, its merchant and one of its languages', async () => {
  const withHeader = (name: string, value: string) => bench.call('getWhitelabel', { headers: { [name]: value } })
  expect(await withHeader(HEADERS.module, 'WALLET')).toMatchObject({ status: 400 })
  expect(await withHeader(HEADERS.merchant, 'nobody')).toMatchObject({ status: 400 })
  const heard = await withHeader(HEADERS.language, 'FR')
  expect(heard.message).toBe('x-language: "FR" is no language of pampas; it has TY, EN')
})

test('a body is JSON of the right type, and not endless', async () => {
  const send = (body: string, type = 'application/json') =>
    bench.call('sendFeedback', { body, headers: { 'content-type': type } })
  expect(await send('{')).toMatchObject({ status: 400, value: { field: 'body' } })
  expect(await send('{}', 'text/plain')).toMatchObject({ status: 415 })
  expect(await send(JSON.stringify('x'.repeat(300_000)))).toMatchObject({ status: 413 })
})

test('feedback is counted in what people see as characters', async () => {
  const send = (content: string) => bench.call('sendFeedback', { payload: { questionType: 'OTHER', content } })
  expect(await send('👩🏻‍❤️‍💋‍👨🏿'.repeat(260))).toMatchObject({ success: true })
  expect(await send('x'.repeat(500))).toMatchObject({ success: true })
  expect(await send('x'.repeat(501))).toMatchObject({ status: 400, value: { field: 'content' } })
})

test('feedback is kept as it was sent', async () => {
  const sent = await bench.call('sendFeedback', { payload: { questionType: 'OTHER', content: ' ¿Hola? ' } })
  const { feedback } = await bench.control('GET', '/sandbox/feedback?merchant=pampas')
  expect(feedback).toContainEqual(
    expect.objectContaining({ ...(sent.value as object), member: null, questionType: 'OTHER', content: '¿Hola?' }), // an object, by its schema
  )
})

test('the status knows the merchant’s hosts from others', async () => {
  const ask = (url: string) => bench.call('getStatus', { payload: { url } })
  for (const url of ['www.pampas.example', 'pampas.localhost', 'localhost:4173', '127.0.0.1'])
    expect(await ask(url)).toMatchObject({ success: true })
  for (const url of ['evil.example', 'wireframe.localhost', 'www.pampas.example.evil.example', '///'])
    expect(await ask(url)).toMatchObject({ success: false, message: 'domain check failed' })
})

test('executions A and F are for members', async () => {
  const payload = { ...rightFor('listAnnouncements'), execution: 'F' }
  expect(await bench.call('listAnnouncements', { payload })).toMatchObject({ success: false })
  const { token } = await bench.member('newcomer')
  expect(await bench.call('listAnnouncements', { payload, token })).toMatchObject({ success: true })
})

test('VIP service is for rank levels above 4', async () => {
  const payload = { csType: 'VIP' }
  const { token: plain } = await bench.member()
  const { token: vip } = await bench.member('vip')
  expect(await bench.call('getServiceLink', { payload })).toMatchObject({ success: false })
  expect(await bench.call('getServiceLink', { payload, token: plain })).toMatchObject({ success: false })
  expect(await bench.call('getServiceLink', { payload, token: vip })).toMatchObject({ success: true })
})
