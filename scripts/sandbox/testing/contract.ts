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
const ofCall = (name: keyof Contract, values: Samples): Samples =>
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

/** A fixture of today. */
const FIXTURE = `f${Math.floor(Date.now() / 86_400_000)}-0`

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
  ...ofCall('listChatLines', { visitor: 'c'.repeat(32) }),
  ...ofCall('sendChatLine', { visitor: 'c'.repeat(32), key: 'd'.repeat(32), text: 'Hello', pictures: [] }),
  ...ofCall('readChatLines', { visitor: 'c'.repeat(32) }),
  returnUrl: `${ORIGIN}/`,
  firebaseIdToken: demoToken(),
  avatar: avatarAddress({ origin: ORIGIN, demo: plainDemo }, 'ember'),
  avatarType: 'STATIC',
  url: 'www.pampas.example',
  startTime: Date.UTC(2026, 0, 1),
  endTime: Date.UTC(2026, 0, 8),
  ...ofCall('getAnnouncementContent', { execution: 'B', id: 'limits-b' }),
  ...ofCall('listAnnouncements', { execution: 'B' }),
  ...ofCall('listRecentDraws', { gameCode: 'K3_1M' }),
  ...ofCall('listVnOpenedNumbers', { gameCode: 'VN_HUE' }),
  ...ofCall('listRooms', { vassalage: 'KY', gameType: 'PVP' }),
  ...ofCall('launchGame', { ...launching, ...named(cardGame), roomId: roomsOf(cardGame, pampas)[0]?.roomId }),
  ...ofCall('getFixture', { id: FIXTURE }),
  ...ofCall('listSportsUpdates', { ids: [FIXTURE] }),
  ...ofCall('setSportsFavorite', { id: 'football-1-t1' }),
  ...ofCall('getPromotion', { id: 'welcome' }),
  ...ofCall('redeemBonusCode', { from: 'HELLO10' }),
  ...ofCall('redeemPointReward', { from: 'cinema', quantity: 1, amount: '300.00' }),
  ...ofCall('convertPoint', { amount: '100.00', worth: '1.00' }),
  ...ofCall('applyPromotion', { id: 'match-night' }),
  ...ofCall('checkAffiliateCode', { code: '0012345' }),
  ...ofCall('registerMember', { username: 'Ana1', password: 'Horse-2468', confirmPassword: 'Horse-2468' }),
  ...ofCall('registerMobile', { mobileNum: '91155512345', password: 'Horse-2468', confirmPassword: 'Horse-2468' }),
  ...ofCall('sendRegistrationCode', { mobileNo: '91155512345' }),
  ...ofCall('sendMobileBindingCode', { mobileNum: '91155577000' }),
  ...ofCall('forgotPasswordByEmail', { email: 'player@players.example' }),
  ...ofCall('changePassword', { oldPassword: SEED_PASSWORD }),
  ...ofCall('collectFunds', { requestNo: 'b'.repeat(32) }),
  ...ofCall('transferFunds', { from: 'MAIN', to: 'AG', amount: '1.00' }),
  ...ofCall('createDeposit', { from: 'CARD', amount: '20.00' }),
  ...ofCall('confirmAllReceipts', { receipts: [{ reference: 'W0', amount: '20.00', paid: '20.00' }] }),
  ...ofCall('addBankAccount', { bank: 'BANCOGALICIA', number: SAMPLE_CBU }),
  ...ofCall('addCryptoAddress', { network: 'USDT_ERC20', address: `0x${'aB'.repeat(20)}` }),
  ...ofCall('getLaunchAddress', { platform: 'html5-desktop' }),
  ...ofCall('getDemoAddress', { platform: 'html5-desktop' }),
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
  ...ofCall('addBankAccount', { number: '12 34' }),
  ...ofCall('addCryptoAddress', { address: ' ' }),
  ...ofCall('beginUpload', { type: 'image/gif' }),
  ...ofCall('changePassword', { newPassword: '' }),
  ...ofCall('createRegistrationLink', { days: 2, note: 'x'.repeat(61) }),
  ...ofCall('disableRegistrationLink', { code: '' }),
  ...ofCall('collectFunds', { requestNo: 'B'.repeat(32) }),
  ...ofCall('confirmAllReceipts', { receipts: [] }),
  ...ofCall('confirmReceipt', { to: 'eaten' }),
  ...ofCall('getMissionLeaderboard', { count: -1 }),
  ...ofCall('getServiceLink', { csType: 'PIGEON' }),
  ...ofCall('judgeCaptchaQuestion', { answer: ' ' }),
  ...ofCall('judgeSliderPuzzle', { x: -1 }),
  // Only what is found has to be said in a language.
  ...ofCall('getLaunchAddress', { language: undefined }),
  ...ofCall('getMessage', { language: undefined }),
  ...ofCall('launchGame', { language: undefined, roomId: '' }),
  ...ofCall('listBets', { pageSize: 501 }),
  ...ofCall('listBonuses', { pageSize: 51 }),
  ...ofCall('listChatLines', { visitor: 'X' }),
  ...ofCall('readChatLines', { visitor: 'X', last: -1 }),
  ...ofCall('sendChatLine', { visitor: 'X', key: 'X', text: 'x'.repeat(1001) }),
  ...ofCall('listDeposits', { states: 'lost' }),
  ...ofCall('listContracts', { pageSize: 51, kind: 'gift', state: 'lost', side: 'middle', member: '' }),
  ...ofCall('listDownlines', { pageSize: 51 }),
  ...ofCall('listNotifications', { after: -1 }),
  ...ofCall('listPopularLotteries', { count: 21 }),
  ...ofCall('listRecentDraws', { count: 101 }),
  ...ofCall('listRecentGames', { count: 25 }),
  ...ofCall('listAgentAnnouncements', { pageSize: 51 }),
  ...ofCall('listIncome', { pageSize: 501, type: 'gift' }),
  ...ofCall('listLinkMembers', { code: '', pageSize: 51 }),
  ...ofCall('listRegistrationLinks', { pageSize: 51, state: 'lost' }),
  ...ofCall('listRooms', { gameType: 'RNG' }),
  ...ofCall('listSettlements', { pageSize: 51, startTime: -1 }),
  ...ofCall('listTeamBets', { pageSize: 501, levels: -1, snapshot: 'x' }),
  ...ofCall('listTeamMembers', { pageSize: 1001, parent: '', joinedFrom: -1 }),
  ...ofCall('listTeamTransfers', { direction: 'up' }),
  ...ofCall('getFixture', { id: '' }),
  ...ofCall('listFixtures', {
    pageSize: 101,
    day: 'today',
    live: 2,
    coming: 0,
    words: 'x'.repeat(61),
    ids: [''],
    teams: [''],
    sport: '',
  }),
  ...ofCall('listSportsBets', { pageSize: 51, status: 'lost' }),
  ...ofCall('listSportsUpdates', { ids: [''], markets: [''], all: 2 }),
  ...ofCall('setSportsFavorite', { id: '', kind: 'player', favorite: 'yes' }),
  ...ofCall('getLaunchAddress', { slip: { id: 'x' } }),
  ...ofCall('listVendorGameTypes', { vassalage: '' }),
  ...ofCall('listVnOpenedNumbers', { count: 101 }),
  ...ofCall('listWithdrawals', { state: 'lost' }),
  ...ofCall('login', { username: ' ' }),
  ...ofCall('loginWithSlider', { sliderCaptcha: { provider: 'puzzle' } }),
  ...ofCall('proveSecondFactor', { answer: ' ' }),
  ...ofCall('offerContract', { kind: 'gift', period: 'yearly', tiers: [{ rate: '-1' }] }),
  ...ofCall('openAccount', { isAgent: 'yes', username: ' ', rebate: '-1' }),
  ...ofCall('processDividend', { step: 'offer' }),
  ...ofCall('readMessages', { ids: 'M0' }),
  ...ofCall('redeemBonusCode', { from: ' ' }),
  ...ofCall('redeemPointReward', { from: '', quantity: 0 }),
  ...ofCall('getRedeemPointList', { pageSize: 51, status: 'Lost' }),
  ...ofCall('getPointRecords', { pageSize: 51, type: 'luck' }),
  ...ofCall('registerMember', { username: ' ' }),
  ...ofCall('registerMobile', { mobileNum: '+5491155512345' }),
  ...ofCall('requestRecordExport', { kind: 'coins' }),
  ...ofCall('sendFeedback', { content: 'x'.repeat(501) }),
  ...ofCall('sendSecondFactorCode', { way: 'authenticator' }),
  ...ofCall('sendUploadPart', { data: '' }),
  ...ofCall('setDefaultPayoutAccount', { id: '' }),
  ...ofCall('setFavoriteGame', { favorite: 'yes' }),
  ...ofCall('setMemberIcon', { avatarType: 'OTHER' }),
  ...ofCall('setMemberRebate', { rebate: '-1', id: '' }),
  ...ofCall('setPasswordByEmail', { username: ' ' }),
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
