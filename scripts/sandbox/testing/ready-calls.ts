/** What comes before a call that answers something, by the call's name: who asks, and what is there by then. */
import * as v from 'valibot'
import { contract, type Contract } from '../../../src/api/contract.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { readyAuthenticator, readyConfirmation, readyEmail, readyMobile } from './account.ts'
import { proveHuman, readyPuzzle, readyQuestion } from './captcha.ts'
import { rightFor } from './contract.ts'
import { readyDeposit, readySlip } from './deposit.ts'
import { readyAgentCalls } from './ready-agent-calls.ts'
import { readyByEmail, readyByPhone, readySecondFactor } from './password.ts'
import { hoasen, type Bench, type Said } from './sandbox.ts'
import { makeSender } from './team.ts'
import { makePayee, numberedBy, PAYMENT_PASSWORD } from './withdrawal.ts'
import { PART_SIZE } from '../money/uploads.ts'

/** @param bench holds the merchants pampas and hoasen  @returns what a call is made with beside, or instead of, its sample */
export function readyCalls(bench: Bench): Partial<Record<keyof Contract, () => Promise<Said>>> {
  /** A member who has points, and the payment password of the samples. */
  async function withPoints(): Promise<{ readonly token: string }> {
    const said = { merchant: 'pampas', token: true, paymentPassword: 'Money-2468' }
    const { username, token } = await bench.control('POST', '/sandbox/members', said)
    await bench.control('POST', '/sandbox/points', { merchant: 'pampas', member: username, points: '1000' })
    return { token: String(token) }
  }

  const ready: Partial<Record<keyof Contract, () => Promise<Said>>> = {
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
    cashOutBet: async () => {
      const { username, token } = await bench.member()
      const { record } = await bench.control('POST', '/sandbox/sports-bets', {
        merchant: 'pampas',
        member: username,
        stake: '5',
      })
      const { value } = await bench.call('listSportsBets', { token, payload: rightFor('listSportsBets') })
      const { list } = v.parse(contract.listSportsBets.reply, value)
      return { token, ...numbered({ ...rightFor('cashOutBet'), from: record, amount: list[0]?.cashOut }) }
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
    ...readyAgentCalls(bench),
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
  const withoutCodes = async (): Promise<Said> => {
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['REGISTRATION_SMS'] })
    return {}
  }
  return ready
}
