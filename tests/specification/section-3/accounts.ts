/** Spec 3: the brand, announcements, storage, accounts. */
import type { Section } from '../row.ts'

/** Each entity of the wire is there with the schema that reads or writes it. */
const FIELDS = 'src/api/specified-fields.test.ts'
const STORAGE = 'src/state/site/storage.test.ts'
const KEYS = 'session storage has the keys of spec 3, those after login and the other caches'
const BRAND = 'src/brand/schema.test.ts'
const ON_THE_WEB =
  'a brand is on the platform web and the device WEB, of the lottery type SEA, unless it says otherwise'

export const ACCOUNTS: Section = [
  [
    'Brand config',
    ['platform web', BRAND, ON_THE_WEB],
    ['a merchant code', BRAND, ON_THE_WEB],
    ['lottery type SEA', BRAND, ON_THE_WEB],
    ['device WEB', BRAND, ON_THE_WEB],
    ['default language TY', BRAND, 'the reference brand speaks EN and TY, and begins in TY'],
    ['supported languages EN and TY', BRAND, 'the reference brand speaks EN and TY, and begins in TY'],
    [
      'chat header colour',
      'src/theme/read.test.ts',
      'the head of the chat room has a colour of its own where the theme says one',
    ],
    ['the flag loginedToHomePage', BRAND, ON_THE_WEB],
  ],
  ['Prize modes', ['Lott, ZY, Elott, SEA', FIELDS, 'prize modes']],
  [
    'Announcement',
    ['title, content (HTML), promotionType, execution, a time', FIELDS, 'Announcement'],
    ['execution: codes A, B, F', FIELDS, 'executions'],
    ['types requested: B, PL, PU, PR, H', FIELDS, 'announcement types'],
    [
      'the default execution type is B',
      'src/state/content/announcements.test.ts',
      'one announcement’s content, and none that is for members alone',
    ],
  ],
  [
    'Session storage keys',
    ['token, merchant, merchantCode, platform, nickname, account, username, customerId', STORAGE, KEYS],
    ['isAgent (account type), toUpline, memberLabel, a cpw flag', STORAGE, KEYS],
    [
      'they are there after login',
      'src/state/account/login/sign-in.test.ts',
      'stores the keys of spec 3, and no password',
    ],
    ['gameVendor, routers, validate, settings, merchantWallet, index_notice', STORAGE, KEYS],
    ['a per-popup closed flag', 'src/state/content/start-popup.test.ts', 'holds for the session, also after a reload'],
  ],
  [
    'Local storage keys',
    [
      'lang, hisLang',
      'src/state/site/change-language.test.ts',
      'loads, activates, marks the document and is kept with the one before',
    ],
  ],
  [
    'Login payload',
    ['username, password, captcha, type', FIELDS, 'Login payload'],
    ['type: sms or username', FIELDS, 'login types'],
    ['a second form adds the result of a slider-captcha check', FIELDS, 'Second form of login'],
  ],
  [
    'Login response',
    ['token, firstTimeLogin, passwordExpired', FIELDS, 'Login response'],
    [
      'the value carries user info',
      'src/state/account/login/begin-session.test.ts',
      'by %s has its member’s info, and keeps no password anywhere',
    ],
    ['the value may carry a captcha flag', FIELDS, 'Login refusal'],
  ],
  [
    'Member info',
    [
      'id, account, nickname, type (agent type), toUpline, clubLabel, memberLabel list, userName',
      FIELDS,
      'Member info',
    ],
    ['clubLabel: labelName, rankLevel', FIELDS, 'Member info'],
  ],
  ['Change-password payload', ['oldPassword, newPassword, confirmNewPassword', FIELDS, 'Change-password payload']],
  ['Forgot-by-email payload', ['username, email', FIELDS, 'Forgot-by-email payload']],
  [
    'SMS code request',
    ['mobileNum, countryDialingCode', FIELDS, 'SMS code request'],
    ['the response value has expiredMinutes', FIELDS, 'SMS code response'],
    ['registration: mobileNo plus slider-captcha data', FIELDS, 'Registration SMS request'],
  ],
  ['Reset-by-phone payload', ['newPassword, mobileNum, verificationCode', FIELDS, 'Reset-by-phone payload']],
  ['Country', ['countryCode, countryDialingCode', FIELDS, 'Country']],
  [
    'Registration user',
    ['username to firebaseIdToken', FIELDS, 'Registration user'],
    ['login true', FIELDS, 'login at once'],
    [
      'Telegram, Zalo, full name, nickname, birthday, address, nationality, occupation, source of income',
      FIELDS,
      'Further registration fields',
    ],
  ],
  [
    'Registration field rules from server',
    ['acceptedPattern, patternId, minLength, maxLength, enabled, required', FIELDS, 'Registration field rules'],
  ],
]
