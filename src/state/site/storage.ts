/** Every key that is kept in the browser, with the spec's names (spec 3, "Session storage keys"). */
import { SITE_KEPT_AS, VENDORS_KEPT_AS } from '../../brand/starter-data.ts'

/** After login, and the merchant's own that survive a logout. */
export const SESSION_KEYS = {
  token: 'token',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  platform: 'platform',
  nickname: 'nickname',
  account: 'account',
  username: 'username',
  customerId: 'customerId',
  accountType: 'isAgent',
  toUpline: 'toUpline',
  memberLabel: 'memberLabel',
  firstLogin: 'firstTimeLogin',
  /** Set while the password must be changed. */
  passwordChange: 'cpw',
  /** The place of the notice that was chosen, from 0, for the notice page to open at. */
  notice: 'index_notice',
  gameVendor: VENDORS_KEPT_AS,
  /** The merchant's resources and domains. */
  routers: SITE_KEPT_AS,
  /** What registration asks of its fields. */
  validate: 'validate',
  /** The merchant's module flags and navigation (spec 7: "settings cached"). */
  settings: 'settings',
  /** Whether there is one wallet or one a vendor. */
  merchantWallet: 'merchantWallet',
  /** How many games the member had launched when it was asked last. */
  recentGames: 'recentGames',
  /** How many things the home page said could be done next. */
  nextThings: 'nextThings',
  /** The chat room, for a reload. */
  chat: 'chat',
  /** The bet slip: a guest's as well, who keeps it by logging in. */
  slip: 'slip',
  /** The slip that waits to be handed to its vendor, with its id: handed over again after a reload it is the same bet. */
  slipToHand: 'slipToHand',
  /** The slip that was handed over last, until it is known what became of it. */
  handedSlip: 'handedSlip',
  /** The key of the member's book of intents in local storage, where there is one: it goes with the session. */
  intents: 'intents',
} as const

/** The flag of a start popup that was closed in this session: guests and members have one each. */
export const popupClosedKey = (kind: 'A' | 'B'): string => `popup_${kind}`

export const LOCAL_KEYS = {
  language: 'lang',
  previousLanguage: 'hisLang',
  balanceHidden: 'balanceHidden',
  sideMenu: 'sideMenu',
  /** Set where the key that opens the search shall be a letter like any other. */
  searchKeyOff: 'searchKeyOff',
  /** The last sign of a member in any tab, milliseconds since 1970; gone with the session. */
  lastUsed: 'lastUsed',
  /** Begins the names of books of intents, one a member: what may have been moved and is not known yet. */
  intents: 'intents',
  /** Set once the brand's fonts have been fetched, so that the next visit begins with them. */
  fonts: 'fonts',
  /** Which notices have popped up on this device, a line each. */
  notices: 'notices',
  /** What members have put aside for the day of what could be done next. */
  nextThings: 'nextThings',
  /** What members of this device save points for, a line each: who, and what. */
  savedGoods: 'savedGoods',
  /** Whether a table of games shows rows or covers. */
  gameView: 'gameView',
  /** Whether visits may be counted. */
  analytics: 'analytics',
  /** How prices of sports are written. */
  oddsFormat: 'oddsFormat',
  /** `ask` where whoever sits here wants to be asked also before a higher price is taken. */
  higherOdds: 'higherOdds',
} as const

/** The cookie of remember-me: the username alone, for 24 hours (spec 9). */
export const REMEMBER_COOKIE = 'rememberedUser'

/** Storage that never throws: a browser may refuse it (private mode, full disk), and the site must go on. */
export function safeStorage(area: 'session' | 'local'): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const within = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(area === 'session' ? globalThis.sessionStorage : globalThis.localStorage)
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => within((storage) => storage.getItem(key), null),
    setItem: (key, value) => within((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => within((storage) => storage.removeItem(key), undefined),
    clear: () => within((storage) => storage.clear(), undefined),
  }
}
