/** Every entity of spec 3 that goes over the wire, in its order: its fields are those of the schema that reads or writes it. */
import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { loginRefusal } from './account/session.ts'

/** What of a schema may hold others. */
interface Schema extends GenericSchema {
  readonly pipe?: readonly Schema[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
}

/** The names of all fields, at any depth. */
const fieldsOf = ({ pipe = [], wrapped, item, entries = {} }: Schema): string[] => [
  ...Object.entries(entries).flatMap(([name, field]) => [name, ...fieldsOf(field)]),
  ...[
    ...pipe.filter(({ kind }) => kind === 'schema').slice(1),
    ...(wrapped ? [wrapped] : []),
    ...(item ? [item] : []),
  ].flatMap(fieldsOf),
]

const FIELDS: readonly (readonly [entity: string, schema: GenericSchema, fields: string])[] = [
  ['Announcement', contract.listAnnouncements.reply, 'title content promotionType execution time'],
  ['Announcements by place', contract.listAnnouncements.reply, 'player banners popup promotion'],
  ['Login payload', contract.login.request, 'username password captcha type'],
  ['Second form of login', contract.loginWithSlider.request, 'username password sliderCaptcha'],
  ['Login response', contract.login.reply, 'token firstTimeLogin passwordExpired'],
  ['Login refusal', loginRefusal, 'captcha'],
  [
    'Member info',
    contract.getMemberInfo.reply,
    'id account nickname type toUpline clubLabel labelName rankLevel memberLabel userName',
  ],
  ['Change-password payload', contract.changePassword.request, 'oldPassword newPassword confirmNewPassword'],
  ['Forgot-by-email payload', contract.forgotPasswordByEmail.request, 'username email'],
  ['SMS code request', contract.sendLoginCode.request, 'mobileNum countryDialingCode'],
  ['SMS code response', contract.sendLoginCode.reply, 'expiredMinutes'],
  ['Registration SMS request', contract.sendRegistrationCode.request, 'countryDialingCode mobileNo sliderCaptcha'],
  ['Reset-by-phone payload', contract.setPasswordByPhone.request, 'newPassword mobileNum verificationCode'],
  ['Country', contract.getCountries.reply, 'countryCode countryDialingCode'],
  [
    'Registration user',
    contract.registerMember.request,
    'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode firebaseChannel firebaseIdToken login',
  ],
  [
    'Further registration fields',
    contract.registerMember.request,
    'telegram zalo fullName nickname birthday address nationality occupation sourceOfIncome',
  ],
  [
    'Registration payload',
    contract.registerMobile.request,
    'registerUrl affiliateCode referralCode domain registerMethod',
  ],
  ['Registration response', contract.registerMember.reply, 'token'],
  [
    'Registration field rules',
    contract.getRegisterRules.reply,
    'acceptedPattern patternId minLength maxLength enabled required',
  ],
  [
    'Game list item',
    contract.listGames.reply,
    'vassalage displayName smallIcon showIcon gameName nodeName gameId roomId nodeId supportPlay isHot',
  ],
  ['Game list response', contract.listGames.reply, 'games pageNum totalPages'],
  [
    'Game list filters',
    contract.listGames.request,
    'clientType platform channel merchant gameName minBet minLineNum pageNo pageSize vassalage language gameType',
  ],
  ['Game vendor', contract.listVendors.reply, 'vassalage gameType gameCategory vendors'],
  ['Navigation item', contract.getWhitelabel.reply, 'name gameType page point enName'],
  ['Game launch data', contract.listGameMenus.reply, 'gameType isGame code defaultPlayType accountTypeName'],
  [
    'Launch request',
    contract.getLaunchAddress.request,
    'gameId nodeId accountType confirmTrans vassalage launchMode platform clientType username token merchantCode language',
  ],
  ['Launch response', contract.getLaunchAddress.reply, 'game_url game_url2'],
  ['Resources', contract.getDomainRoute.reply, 'resourceType url qrCodeUrl labelNameEn labelNameCn'],
  ['Routers', contract.getDomainRoute.reply, 'domainList resources'],
  [
    'Permission response',
    contract.getStatus.reply,
    'customerService analytics gtagId imageCDNs launchGameCDNs location ip country maintenance regionRestriction',
  ],
  [
    'Consolidated agent data',
    contract.getAgentContracts.reply,
    'dailysalreqtype divtypereq contracthoursalreq realtimesalreqtype',
  ],
  ['Customer service entry', contract.getStatus.reply, 'csType path'],
  ['Service-link response', contract.getServiceLink.reply, 'version pathList type path'],
  ['Lottery menus', contract.listGameMenus.request, 'prizeMode'],
  ['Popular lotteries', contract.listPopularLotteries.request, 'count prizeMode device language'],
  ['Vietnam numbers', contract.listVnOpenedNumbers.request, 'count'],
  ['Status request', contract.getStatus.request, 'url'],
  ['Free play request', contract.startFreePlay.request, 'os platform random gatewayVersion'],
  ['Affiliate code check', contract.checkAffiliateCode.request, 'code domain'],
  ['Announcements request', contract.listAnnouncements.request, 'types platform execution'],
  ['Hot game request', contract.listHotGames.request, 'merchantCode isPlatform vassalage platform language'],
  ['Hot game response', contract.listHotGames.reply, 'list'],
  ['Avatar', contract.getMemberIcon.reply, 'avatar avatarType'],
  [
    'Points records',
    contract.getPointRecords.reply,
    'reference applyTime type name quantity pointsRequirement amountRequirement status time changedPoints pointsBalance remark units pointsRatio',
  ],
  ['Contracts', contract.listContracts.reply, 'validBet netLoss activeMembers rate lossRate'],
  ['Withdrawal confirmation', contract.getWithdrawal.reply, 'received remaining proofs'],
  ['Activity application', contract.applyPromotion.request, 'comment pictures'],
  ['Support ticket', contract.sendFeedback.request, 'questionType content'],
  ['Balance', contract.getBalance.reply, 'sumBalance'],
  ['Merchant wallet', contract.getMerchantWallet.reply, 'isSingle'],
]

test.each(FIELDS)('%s', (_, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')))
})

/** Words and figures that spec 3 and 7 fix, each with the schema that takes them and no other. */
const WORDS: readonly (readonly [what: string, schema: GenericSchema | undefined, words: readonly unknown[]])[] = [
  ['announcement types', contract.listAnnouncements.request.entries.types, ['B,PL,PU,PR,H']],
  ['content V2 types', contract.getAnnouncementContent.request.entries.types, ['B,PL,PU,PR,H']],
  ['announcement platform', contract.listAnnouncements.request.entries.platform, ['W']],
  ['executions', contract.listAnnouncements.request.entries.execution, ['A', 'B', 'F']],
  ['login types', contract.login.request.entries.type, ['username', 'sms']],
  ['prize modes', contract.listGameMenus.request.entries.prizeMode, ['Lott', 'ZY', 'Elott', 'SEA']],
  ['avatar types', contract.getMemberIcon.reply.entries.avatarType, ['CUSTOM', 'STATIC']],
  ['customer service types', contract.getServiceLink.request.entries.csType, ['VIP', 'LIVECHAT']],
  ['register method', contract.registerMember.request.entries.registerMethod, ['WEB']],
  ['login at once', contract.registerMember.request.entries.login, [true]],
  ['free play platform', contract.startFreePlay.request.entries.platform, ['W']],
  ['gateway version', contract.startFreePlay.request.entries.gatewayVersion, [3]],
  ['launch mode', contract.getLaunchAddress.request.entries.launchMode, ['GLS']],
  ['account type of a launch', contract.getLaunchAddress.request.entries.accountType, [1]],
  ['confirmTrans', contract.getLaunchAddress.request.entries.confirmTrans, [0]],
  ['client type', contract.getLaunchAddress.request.entries.clientType, [3]],
  ['game platform', contract.getLaunchAddress.request.entries.platform, ['html5-desktop']],
  ['isPlatform', contract.listHotGames.request.entries.isPlatform, [2]],
  [
    'point types',
    contract.getPointRecords.request.entries.type,
    [undefined, 'live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit'],
  ],
  [
    'redemption states',
    contract.getRedeemPointList.request.entries.status,
    [undefined, 'In Process', 'Rejected', 'Approved'],
  ],
]
const OTHERS = ['', 'X', 'C', 'email', 'GLS2', 'IOS', 'Pending', 'poker', 'ELOTT', 5, 7, false, null]

test.each(WORDS)('%s', (_, schema, words) => {
  if (!schema) throw new Error('there is no such field')
  expect([...words, ...OTHERS].filter((word) => v.is(schema, word))).toEqual(words)
})

/** Spec 7: "token" stands in the notes of these. */
test.each([
  'getMemberInfo',
  'changePassword',
  'getMemberIcon',
  'logout',
  'listPlayerAvatars',
  'listRecentVnGames',
  'listOpenedNumbers',
  'launchGame',
  'getBalance',
  'getAgentContracts',
] as const)('%s carries the token', (name) => {
  expect(contract[name].token).toBe('required')
})
