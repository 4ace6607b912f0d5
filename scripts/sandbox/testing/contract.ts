/** For tests: what each call may be sent, and what it may not. */
import { contract, type Contract } from '../../../src/api/contract.ts'
import { exampleOf, fieldsOf, type Samples } from '../../../src/api/example.ts'
import { SAMPLE_CBU } from '../../../src/rules/money/make-cbu.ts'
import { avatarAddress } from '../site/images.ts'
import { SEED_PASSWORD } from '../seeds/account/accounts.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import type { Game } from '../seeds/games/games.ts'
import { plainDemo } from '../plain-demo.ts'
import { roomsOf } from '../seeds/games/rooms.ts'
import { demoToken } from './identity.ts'
import { ORIGIN, pampas } from './sandbox.ts'

/** The first game of the merchant that is so. */
export function gameWhich(is: (game: Game) => boolean, merchant = pampas): Game {
  const found = gamesOf(merchant, { seed: 1 }).find(is)
  if (!found) throw new Error('the merchant has no such game')
  return found
}
const named = ({ vassalage, gameId, nodeId }: Game) => ({ vassalage, gameId, nodeId })
/** Values of one call's fields alone. */
const only = (name: keyof Contract, values: Samples): Samples =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}.${field}`, value]))

const cardGame = gameWhich(({ category }) => category === 'PVP')
/** What a launch says of the player; the name and the token are those of whoever asks. */
export const launching = {
  accountType: 1,
  confirmTrans: 0,
  platform: 'html5-desktop',
  clientType: 3,
  username: 'player',
  token: 'a'.repeat(43),
  merchantCode: 'pampas01',
  language: 'TY',
  launchMode: 'GLS',
}

/** What the seeded merchant `pampas` and its account `player` make of fields that any text would fit. */
const SAMPLES: Samples = {
  ...named(gameWhich(({ supportPlay }) => supportPlay === 0)),
  ...launching,
  platform: 2,
  merchant: 'pampas01',
  amount: '20.00',
  paid: '20.00',
  domain: 'www.pampas.example',
  email: 'new@players.example',
  password: SEED_PASSWORD,
  oldPassword: SEED_PASSWORD,
  newPassword: 'Fresh-2468',
  confirmNewPassword: 'Fresh-2468',
  paymentPassword: 'Money-2468',
  verificationCode: '123456',
  prizeMode: 'SEA',
  purpose: 'avatar',
  csType: 'LIVECHAT',
  returnUrl: `${ORIGIN}/`,
  firebaseIdToken: demoToken(),
  avatar: avatarAddress({ origin: ORIGIN, demo: plainDemo }, 'ember'),
  avatarType: 'STATIC',
  url: 'www.pampas.example',
  startTime: Date.UTC(2026, 0, 1),
  endTime: Date.UTC(2026, 0, 8),
  ...only('getAnnouncementContent', { execution: 'B', id: 'limits-b' }),
  ...only('listAnnouncements', { execution: 'B' }),
  ...only('listRecentDraws', { gameCode: 'K3_1M' }),
  ...only('listVnOpenedNumbers', { gameCode: 'VN_HUE' }),
  ...only('listRooms', { vassalage: 'KY', gameType: 'PVP' }),
  ...only('launchGame', { ...launching, ...named(cardGame), roomId: roomsOf(cardGame, pampas)[0]?.roomId }),
  ...only('getPromotion', { id: 'welcome' }),
  ...only('redeemBonusCode', { from: 'HELLO10' }),
  ...only('applyPromotion', { id: 'match-night' }),
  ...only('checkAffiliateCode', { code: '0012345' }),
  ...only('registerMember', { username: 'Ana1', password: 'Horse-2468', confirmPassword: 'Horse-2468' }),
  ...only('registerMobile', { mobileNum: '91155512345', password: 'Horse-2468', confirmPassword: 'Horse-2468' }),
  ...only('sendRegistrationCode', { mobileNo: '91155512345' }),
  ...only('sendMobileBindingCode', { mobileNum: '91155577000' }),
  ...only('forgotPasswordByEmail', { email: 'player@players.example' }),
  ...only('changePassword', { oldPassword: SEED_PASSWORD }),
  ...only('collectFunds', { requestNo: 'b'.repeat(32) }),
  ...only('transferFunds', { from: 'MAIN', to: 'AG', amount: '1.00' }),
  ...only('createDeposit', { from: 'CARD', amount: '20.00' }),
  ...only('confirmAllReceipts', { receipts: [{ reference: 'W0', amount: '20.00', paid: '20.00' }] }),
  ...only('addBankAccount', { bank: 'BANCOGALICIA', number: SAMPLE_CBU }),
  ...only('addCryptoAddress', { network: 'USDT_ERC20', address: `0x${'aB'.repeat(20)}` }),
  ...only('getLaunchAddress', { platform: 'html5-desktop' }),
  ...only('getDemoAddress', { platform: 'html5-desktop' }),
}

/** A payload that is right for a call of `player`. */
export const rightFor = (name: keyof Contract) => exampleOf(contract[name], SAMPLES)

/** What no call takes for a field of that name, and what one call does not take for its own. */
const WRONG: Samples = {
  clientType: 1,
  confirmTrans: 1,
  email: 'player',
  execution: 'C',
  firebaseIdToken: 'no token',
  gatewayVersion: 2,
  isPlatform: 1,
  language: 'XX',
  mobileNum: 'x',
  pageNo: 0,
  pageSize: -1,
  period: 'year',
  prizeMode: 'sea',
  record: '',
  reference: '',
  requestNo: 'B'.repeat(32),
  uploads: [],
  ...only('addBankAccount', { number: '12 34' }),
  ...only('addCryptoAddress', { address: ' ' }),
  ...only('beginUpload', { type: 'image/gif' }),
  ...only('changePassword', { newPassword: '' }),
  ...only('collectFunds', { requestNo: 'B'.repeat(32) }),
  ...only('confirmAllReceipts', { receipts: [] }),
  ...only('confirmReceipt', { to: 'eaten' }),
  ...only('getMissionLeaderboard', { count: -1 }),
  ...only('getServiceLink', { csType: 'PIGEON' }),
  ...only('judgeCaptchaQuestion', { answer: ' ' }),
  ...only('judgeSliderPuzzle', { x: -1 }),
  // Only what is found has to be said in a language.
  ...only('getLaunchAddress', { language: undefined }),
  ...only('getMessage', { language: undefined }),
  ...only('launchGame', { language: undefined, roomId: '' }),
  ...only('listBets', { pageSize: 501 }),
  ...only('listBonuses', { pageSize: 51 }),
  ...only('listDeposits', { states: 'lost' }),
  ...only('listDownlines', { pageSize: 51 }),
  ...only('listNotifications', { after: -1 }),
  ...only('listPopularLotteries', { count: 21 }),
  ...only('listRecentDraws', { count: 101 }),
  ...only('listRecentGames', { count: 25 }),
  ...only('listRooms', { gameType: 'RNG' }),
  ...only('listTeamTransfers', { direction: 'up' }),
  ...only('listVendorGameTypes', { vassalage: '' }),
  ...only('listVnOpenedNumbers', { count: 101 }),
  ...only('listWithdrawals', { state: 'lost' }),
  ...only('login', { username: ' ' }),
  ...only('loginWithSlider', { sliderCaptcha: { provider: 'puzzle' } }),
  ...only('proveSecondFactor', { answer: ' ' }),
  ...only('readMessages', { ids: 'M0' }),
  ...only('redeemBonusCode', { from: ' ' }),
  ...only('registerMember', { username: ' ' }),
  ...only('registerMobile', { mobileNum: '+5491155512345' }),
  ...only('requestRecordExport', { kind: 'coins' }),
  ...only('sendFeedback', { content: 'x'.repeat(141) }),
  ...only('sendSecondFactorCode', { way: 'authenticator' }),
  ...only('sendUploadPart', { data: '' }),
  ...only('setDefaultPayoutAccount', { id: '' }),
  ...only('setFavoriteGame', { favorite: 'yes' }),
  ...only('setMemberIcon', { avatarType: 'OTHER' }),
  ...only('setPasswordByEmail', { username: ' ' }),
}

/** Payloads that a call has to refuse, each with the field that is wrong in it: unknown, missing, or out of bounds. */
export function wrongFor(name: keyof Contract): { payload: object; field: string }[] {
  const right = rightFor(name)
  const fields = fieldsOf(contract[name])
  const isStrict = contract[name].request.type !== 'object'
  return [
    ...(isStrict ? [{ payload: { ...right, surprise: 1 }, field: 'surprise' }] : []),
    ...fields
      .filter(({ optional }) => !optional)
      .map((field) => ({
        payload: Object.fromEntries(Object.entries(right).filter(([key]) => key !== field.name)),
        field: field.name,
      })),
    ...fields.flatMap((field) => {
      const key = [`${name}.${field.name}`, ...(field.optional ? [] : [field.name])].find((each) =>
        Object.hasOwn(WRONG, each),
      )
      return key === undefined || WRONG[key] === undefined
        ? []
        : [{ payload: { ...right, [field.name]: WRONG[key] }, field: field.name }]
    }),
  ]
}
