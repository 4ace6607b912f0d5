/** For tests: what each call may be sent, and what it may not. */
import { ANNOUNCEMENT_TYPES } from '../../../src/api/content/announcements.ts'
import type { Contract } from '../../../src/api/contract.ts'
import { PLATFORM_CODE } from '../../../src/rules/figures.ts'
import { demoToken } from './identity.ts'
import { SEED_PASSWORD } from '../seeds/account/accounts.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { SAMPLE_CBU } from '../../../src/rules/money/make-cbu.ts'
import type { Game } from '../seeds/games/games.ts'
import { plainDemo } from '../plain-demo.ts'
import { roomsOf } from '../seeds/games/rooms.ts'
import { avatarAddress } from '../site/images.ts'
import { credentials, ORIGIN, pampas } from './sandbox.ts'

const announced = { types: ANNOUNCEMENT_TYPES, platform: PLATFORM_CODE, language: 'TY' }

const popular = { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'TY' }

const listed = {
  clientType: 3,
  platform: 'html5-desktop',
  channel: 'WEB',
  merchant: 'pampas01',
  language: 'TY',
  pageNo: 1,
  pageSize: 24,
}
const hot = { merchantCode: 'pampas01', isPlatform: 2, platform: 2, language: 'TY' }

/** The first game of the merchant that is so. */
export function gameWhich(is: (game: Game) => boolean, merchant = pampas): Game {
  const found = gamesOf(merchant, { seed: 1 }).find(is)
  if (!found) throw new Error('the merchant has no such game')
  return found
}
const named = ({ vassalage, gameId, nodeId }: Game) => ({ vassalage, gameId, nodeId })
const slot = named(gameWhich(({ supportPlay }) => supportPlay === 0))
const cardGame = gameWhich(({ category }) => category === 'PVP')
const ranked = { merchantCode: 'pampas01', language: 'TY', period: 'day', count: 50 }
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
const launchedSlot = { ...launching, ...slot }
const launchedRoom = { ...launching, ...named(cardGame), roomId: roomsOf(cardGame, pampas)[0]?.roomId }
const tried = { ...slot, merchantCode: 'pampas01', language: 'TY', platform: 'html5-desktop', clientType: 3 }

const freePlay = { os: 'Linux', platform: 'W', random: '0'.repeat(32), gatewayVersion: 3 }

const from = { domain: 'www.pampas.example', registerUrl: 'https://www.pampas.example/register' }
const registered = {
  ...from,
  registerMethod: 'WEB',
  login: true,
  password: 'Horse-2468',
  confirmPassword: 'Horse-2468',
}
const codeTo = { mobileNo: '91155512345', countryDialingCode: '54' }
const byMobile = { ...registered, countryDialingCode: '54', mobileNum: '91155512345' }

/** A stretch of seven days. */
const WEEK = { startTime: Date.UTC(2026, 0, 1), endTime: Date.UTC(2026, 0, 8) }

const reset = { newPassword: 'Fresh-2468', verificationCode: '123456' }
const PHONE = { mobileNum: '91155501000', countryDialingCode: '54' }

const byIdentity = { firebaseChannel: 'google', firebaseIdToken: demoToken() }

/** A payload that is right for each call, and one that is not, with the field that is wrong in it. */
export const PAYLOADS = {
  getWhitelabel: [{}, { surprise: 1 }, 'surprise'],
  getStatus: [{ url: 'www.pampas.example' }, {}, 'url'],
  getDomainRoute: [{}, { surprise: 1 }, 'surprise'],
  getHelpCentre: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  sendFeedback: [
    { questionType: 'GAME', content: 'Hola' },
    { questionType: 'GAME', content: 'x'.repeat(141) },
    'content',
  ],
  getCountries: [{}, { surprise: 1 }, 'surprise'],
  listAnnouncements: [{ ...announced, execution: 'B' }, { ...announced, execution: 'C' }, 'execution'],
  getAnnouncementContent: [{ ...announced, id: 'limits-b' }, announced, 'id'],
  listGameMenus: [{ prizeMode: 'SEA', language: 'TY' }, { prizeMode: 'sea', language: 'TY' }, 'prizeMode'],
  listPopularLotteries: [popular, { ...popular, count: 21 }, 'count'],
  listLatestDraws: [{ prizeMode: 'SEA', gameCodes: ['K3_1M'] }, {}, 'prizeMode'],
  listVnGameMenu: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  listRecentVnGames: [{ language: 'TY' }, {}, 'language'],
  listRecentDraws: [
    { prizeMode: 'SEA', gameCode: 'K3_1M', count: 100 },
    { prizeMode: 'SEA', gameCode: 'K3_1M', count: 101 },
    'count',
  ],
  listVnOpenedNumbers: [{ gameCode: 'VN_HUE', count: 100 }, { gameCode: 'VN_HUE', count: 101 }, 'count'],
  listOpenedNumbers: [{}, { surprise: 1 }, 'surprise'],
  listVendors: [{}, { surprise: 1 }, 'surprise'],
  listGames: [listed, { ...listed, pageNo: 0 }, 'pageNo'],
  listHotGames: [hot, { ...hot, isPlatform: 1 }, 'isPlatform'],
  getGameInfo: [{ ...slot, language: 'TY' }, { ...slot, language: 'XX' }, 'language'],
  listVendorGameTypes: [{ language: 'TY' }, { vassalage: '', language: 'TY' }, 'vassalage'],
  listFavoriteKeys: [{}, { surprise: 1 }, 'surprise'],
  listFavoriteGames: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  setFavoriteGame: [{ ...slot, favorite: true }, { ...slot, favorite: 'yes' }, 'favorite'],
  listRecentGames: [{ language: 'TY', count: 24 }, { language: 'TY', count: 25 }, 'count'],
  listRooms: [
    { vassalage: 'KY', gameType: 'PVP', language: 'TY' },
    { vassalage: 'KY', gameType: 'RNG', language: 'TY' },
    'gameType',
  ],
  listWinners: [ranked, { ...ranked, period: 'year' }, 'period'],
  getLaunchAddress: [launchedSlot, { ...launchedSlot, confirmTrans: 1 }, 'confirmTrans'],
  launchGame: [launchedRoom, { ...launchedRoom, roomId: '' }, 'roomId'],
  getDemoAddress: [tried, { ...tried, clientType: 1 }, 'clientType'],
  leaveGame: [{ vassalage: 'PT' }, {}, 'vassalage'],
  listOpenRounds: [{}, { surprise: 1 }, 'surprise'],
  getCaptcha: [{}, { surprise: 1 }, 'surprise'],
  login: [credentials('player').payload, { username: ' ', password: 'x', type: 'username' }, 'username'],
  sendLoginCode: [
    { mobileNum: '91155501000', countryDialingCode: '54' },
    { mobileNum: 'x', countryDialingCode: '54' },
    'mobileNum',
  ],
  getRegisterRules: [{}, { surprise: 1 }, 'surprise'],
  checkAffiliateCode: [{ code: '0012345', domain: 'www.pampas.example' }, { code: '0012345' }, 'domain'],
  sendRegistrationCode: [{ ...codeTo, sliderCaptcha: {} }, codeTo, 'sliderCaptcha'],
  registerMember: [{ ...registered, username: 'Ana1' }, { ...registered, username: ' ' }, 'username'],
  registerMobile: [byMobile, { ...byMobile, mobileNum: '+5491155512345' }, 'mobileNum'],
  getSliderPuzzle: [{}, { surprise: 1 }, 'surprise'],
  judgeSliderPuzzle: [{ id: '0'.repeat(24), x: 1 }, { id: '0'.repeat(24), x: -1 }, 'x'],
  getCaptchaQuestion: [{}, { surprise: 1 }, 'surprise'],
  judgeCaptchaQuestion: [{ id: '0'.repeat(24), answer: 'x' }, { id: '0'.repeat(24), answer: ' ' }, 'answer'],
  loginWithSlider: [
    { username: 'player', password: SEED_PASSWORD },
    { username: 'player', password: SEED_PASSWORD, sliderCaptcha: { provider: 'puzzle' } },
    'sliderCaptcha.token',
  ],
  loginWithIdentity: [byIdentity, { ...byIdentity, firebaseIdToken: 'no token' }, 'firebaseIdToken'],
  startFreePlay: [freePlay, { ...freePlay, gatewayVersion: 2 }, 'gatewayVersion'],
  sendSecondFactorCode: [{ ticket: 'ticket-1', way: 'sms' }, { ticket: 'ticket-1', way: 'authenticator' }, 'way'],
  proveSecondFactor: [
    { ticket: 'ticket-1', way: 'sms', answer: '123456' },
    { ticket: 'ticket-1', way: 'sms', answer: ' ' },
    'answer',
  ],
  changePassword: [
    { oldPassword: SEED_PASSWORD, newPassword: 'Fresh-2468', confirmNewPassword: 'Fresh-2468' },
    { newPassword: '', confirmNewPassword: '' },
    'newPassword',
  ],
  setPasswordByPhone: [{ ...reset, ...PHONE }, { ...reset, ...PHONE, mobileNum: 'x' }, 'mobileNum'],
  forgotPasswordByEmail: [
    { username: 'player', email: 'player@players.example' },
    { username: 'player', email: 'player' },
    'email',
  ],
  setPasswordByEmail: [{ ...reset, username: 'player' }, { ...reset, username: ' ' }, 'username'],
  logout: [{}, { surprise: 1 }, 'surprise'],
  getMemberInfo: [{}, { surprise: 1 }, 'surprise'],
  getMemberIcon: [{}, { surprise: 1 }, 'surprise'],
  listPlayerAvatars: [{}, { surprise: 1 }, 'surprise'],
  setMemberIcon: [
    { avatar: avatarAddress({ origin: ORIGIN, demo: plainDemo }, 'ember'), avatarType: 'STATIC' },
    { avatar: 'x', avatarType: 'OTHER' },
    'avatarType',
  ],
  getAccountSecurity: [{}, { surprise: 1 }, 'surprise'],
  setPaymentPassword: [
    { oldPassword: SEED_PASSWORD, newPassword: 'Fresh-2468', confirmNewPassword: 'Fresh-2468' },
    { oldPassword: SEED_PASSWORD, newPassword: 'Fresh-2468' },
    'confirmNewPassword',
  ],
  sendMobileBindingCode: [
    { mobileNum: '91155577000', countryDialingCode: '54' },
    { mobileNum: 'x', countryDialingCode: '54' },
    'mobileNum',
  ],
  bindMobile: [
    { ...PHONE, password: SEED_PASSWORD, verificationCode: '123456' },
    { ...PHONE, password: SEED_PASSWORD },
    'verificationCode',
  ],
  sendEmailBindingCode: [{ email: 'new@players.example' }, { email: 'nowhere' }, 'email'],
  bindEmail: [
    { email: 'new@players.example', password: SEED_PASSWORD, verificationCode: 'ABCD2345' },
    { email: 'new@players.example', verificationCode: 'ABCD2345' },
    'password',
  ],
  beginAuthenticator: [{ password: SEED_PASSWORD }, {}, 'password'],
  confirmAuthenticator: [{ verificationCode: '123456' }, {}, 'verificationCode'],
  removeAuthenticator: [{ verificationCode: '123456' }, {}, 'verificationCode'],
  listLogins: [{ pageNo: 1, pageSize: 10 }, { pageNo: 0, pageSize: 10 }, 'pageNo'],
  listDevices: [{}, { surprise: 1 }, 'surprise'],
  endDevice: [{ id: '0123456789abcdef' }, {}, 'id'],
  listKnownAddresses: [{}, { surprise: 1 }, 'surprise'],
  forgetAddress: [{ ip: '192.0.2.1' }, {}, 'ip'],
  askAtEveryLogin: [{ password: SEED_PASSWORD, always: true }, { password: SEED_PASSWORD }, 'always'],
  listMemberPages: [{}, { surprise: 1 }, 'surprise'],
  getBalance: [{}, { surprise: 1 }, 'surprise'],
  getMerchantWallet: [{}, { surprise: 1 }, 'surprise'],
  getAgentContracts: [{}, { surprise: 1 }, 'surprise'],
  transferFunds: [
    { requestNo: 'a'.repeat(32), from: 'MAIN', to: 'AG', amount: '1.00' },
    { requestNo: 'a', from: 'MAIN', to: 'AG', amount: '1.00' },
    'requestNo',
  ],
  collectFunds: [{ requestNo: 'b'.repeat(32) }, { requestNo: 'B'.repeat(32) }, 'requestNo'],
  settleMoneyRequest: [{ requestNo: 'c'.repeat(32) }, { requestNo: '' }, 'requestNo'],
  listMoneyRequests: [{}, { surprise: 1 }, 'surprise'],
  listBonuses: [{ language: 'TY', pageNo: 1, pageSize: 10 }, { language: 'TY', pageNo: 1, pageSize: 51 }, 'pageSize'],
  listBets: [{ ...WEEK, pageNo: 1, pageSize: 50 }, { ...WEEK, pageNo: 1, pageSize: 501 }, 'pageSize'],
  getBet: [{ record: 'B0' }, { record: '' }, 'record'],
  listTransactions: [{ ...WEEK, pageNo: 1, pageSize: 50 }, { ...WEEK, pageNo: 0, pageSize: 50 }, 'pageNo'],
  getProfit: [WEEK, { startTime: WEEK.startTime }, 'endTime'],
  requestRecordExport: [{ kind: 'bets', ...WEEK }, { kind: 'coins', ...WEEK }, 'kind'],
  listRecordExports: [{ kind: 'bets' }, {}, 'kind'],
  listPayoutTargets: [{}, { surprise: 1 }, 'surprise'],
  listPayoutAccounts: [{}, { surprise: 1 }, 'surprise'],
  addBankAccount: [{ bank: 'BANCOGALICIA', number: SAMPLE_CBU }, { bank: 'BANCOGALICIA', number: '12 34' }, 'number'],
  addCryptoAddress: [
    { network: 'USDT_ERC20', address: `0x${'aB'.repeat(20)}` },
    { network: 'USDT_ERC20', address: ' ' },
    'address',
  ],
  setDefaultPayoutAccount: [{ id: '0123456789abcdef' }, { id: '' }, 'id'],
  removePayoutAccount: [
    { id: '0123456789abcdef', paymentPassword: 'Money-2468' },
    { id: '0123456789abcdef' },
    'paymentPassword',
  ],
  getWithdrawalTerms: [{}, { surprise: 1 }, 'surprise'],
  createWithdrawal: [
    { requestNo: 'd'.repeat(32), to: 'a', amount: '20.00', fee: '0.00', paymentPassword: 'Money-2468' },
    { requestNo: 'd'.repeat(32), to: 'a', amount: '20.00', paymentPassword: 'Money-2468' },
    'fee',
  ],
  listWithdrawals: [{ pageNo: 1, pageSize: 20 }, { pageNo: 1, pageSize: 20, state: 'lost' }, 'state'],
  getWithdrawal: [{ reference: 'W0' }, { reference: '' }, 'reference'],
  confirmReceipt: [
    { requestNo: 'e'.repeat(32), from: 'W0', to: 'received', amount: '20.00', paid: '20.00' },
    { requestNo: 'e'.repeat(32), from: 'W0', to: 'eaten', amount: '20.00', paid: '20.00' },
    'to',
  ],
  confirmAllReceipts: [
    { requestNo: 'f'.repeat(32), amount: '20.00', receipts: [{ reference: 'W0', amount: '20.00', paid: '20.00' }] },
    { requestNo: 'f'.repeat(32), amount: '20.00', receipts: [] },
    'receipts',
  ],
  acknowledgeReceipt: [{ reference: 'W0' }, {}, 'reference'],
  getTransferTeam: [{}, { surprise: 1 }, 'surprise'],
  listDownlines: [{ name: 'a', pageNo: 1, pageSize: 10 }, { name: 'a', pageNo: 1, pageSize: 51 }, 'pageSize'],
  sendToTeammate: [
    { requestNo: 'd'.repeat(32), to: 'a', amount: '20.00', paymentPassword: 'Money-2468' },
    { requestNo: 'd'.repeat(32), to: 'a', amount: '20.00' },
    'paymentPassword',
  ],
  listTeamTransfers: [{ pageNo: 1, pageSize: 10 }, { pageNo: 1, pageSize: 10, direction: 'up' }, 'direction'],
  countAvailablePromotions: [{}, { surprise: 1 }, 'surprise'],
  getMissionSummary: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  getMissionLeaderboard: [{ count: 10 }, { count: -1 }, 'count'],
  claimMission: [{ requestNo: 'e'.repeat(32), from: 'bets-of-the-week' }, { requestNo: 'e'.repeat(32) }, 'from'],
  listRewards: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  claimReward: [{ requestNo: '9'.repeat(32), from: 'RW0' }, { requestNo: '9'.repeat(32) }, 'from'],
  getCashback: [{}, { surprise: 1 }, 'surprise'],
  claimCashback: [{ requestNo: 'f'.repeat(32) }, { requestNo: 'f' }, 'requestNo'],
  listCashbacks: [{ pageNo: 1, pageSize: 20 }, { pageNo: 0, pageSize: 20 }, 'pageNo'],
  getReferral: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  listReferrals: [{ pageNo: 1, pageSize: 20 }, { pageNo: 0, pageSize: 20 }, 'pageNo'],
  countUnreadMessages: [{}, { surprise: 1 }, 'surprise'],
  listMessages: [{ language: 'TY', pageNo: 1, pageSize: 20 }, { language: 'TY', pageNo: 0, pageSize: 20 }, 'pageNo'],
  getMessage: [{ id: 'M0', language: 'TY' }, { language: 'TY' }, 'id'],
  readMessages: [{ ids: ['M0'] }, { ids: 'M0' }, 'ids'],
  readAllMessages: [{}, { surprise: 1 }, 'surprise'],
  removeMessages: [{ ids: ['M0'] }, {}, 'ids'],
  listNotifications: [{ after: 0 }, { after: -1 }, 'after'],
  getServiceLink: [{ csType: 'LIVECHAT' }, { csType: 'PIGEON' }, 'csType'],
  listDepositMethods: [{}, { surprise: 1 }, 'surprise'],
  createDeposit: [
    { requestNo: 'd'.repeat(32), from: 'CARD', amount: '20.00', returnUrl: `${ORIGIN}/` },
    { requestNo: 'd'.repeat(32), from: 'CARD', amount: '20.00' },
    'returnUrl',
  ],
  getDeposit: [{ reference: 'D0' }, {}, 'reference'],
  listDeposits: [
    { pageNo: 1, pageSize: 10, states: 'waiting' },
    { pageNo: 1, pageSize: 10, states: 'lost' },
    'states.0',
  ],
  sendDepositSlip: [{ reference: 'D0', uploads: ['0'.repeat(32)] }, { reference: 'D0', uploads: [] }, 'uploads'],
  cancelDeposit: [{ reference: 'D0' }, {}, 'reference'],
  getDepositTutorial: [{}, { surprise: 1 }, 'surprise'],
  beginUpload: [
    { purpose: 'avatar', type: 'image/png', size: 1000 },
    { purpose: 'avatar', type: 'image/gif', size: 1000 },
    'type',
  ],
  sendUploadPart: [
    { id: '0'.repeat(32), part: 0, data: Buffer.alloc(1000).toString('base64') },
    { id: '0'.repeat(32), part: 0, data: '' },
    'data',
  ],
} satisfies Record<keyof Contract, [right: object, wrong: object, field: string]>
