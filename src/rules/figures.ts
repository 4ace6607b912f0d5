/**
 * The figures that spec 9 fixes, in one table; what a merchant may have otherwise is said in `brand.json`, and what the
 * server says is asked for where it is shown. Times are in milliseconds, sizes in pixels or bytes.
 */
import type { Category } from './games/categories.ts'

/** "Chunk load time-out: 120 seconds." */
export const CHUNK_TIMEOUT_MS = 120_000

/** "SMS request throttle 1000 ms." */
export const SMS_THROTTLE_MS = 1000
/** "Captcha refresh by click at most once per second." */
export const CAPTCHA_REFRESH_MS = 1000
/** "Remember-me cookie: 24 hours (86,400,000 ms)." */
export const REMEMBER_MS = 86_400_000

/** "Too-many-requests retry after 5 minutes": unless the server says when. */
export const TOO_MANY_RETRY_MS = 300_000

/** "Announcements per page: 5 in the popup, 9 on the notice page." */
export const POPUP_NOTICES = 5
export const PAGE_NOTICES = 9

/** "Game drop-down page size: 21 first, 18 on page change. Game list request page size 24." */
export const PANEL_FIRST = 21
export const PANEL_NEXT = 18
export const GAME_PAGE_SIZE = 24
/** How many fixtures a page of their list holds. Spec: not shown. */
export const FIXTURE_PAGE = 50

/** "Popular lottery count 20; Vietnam numero count 100"; as many past draws of any other lottery. Spec: not shown. */
export const POPULAR_COUNT = 20
export const OPENED_COUNT = 100

/** "Agent centre account types 1, 2, 41, 42; … trial type 4." */
export const AGENT_CENTRE_TYPES: readonly number[] = [1, 2, 41, 42]
export const TRIAL_ACCOUNT = 4
/** "Real-time salary is settled and paid every 5 minutes." */
export const REAL_TIME_SALARY_MS = 300_000
/** "Rank level above 4 counts as VIP." */
export const VIP_ABOVE_RANK = 4

/** "Client type 3, platform html5-desktop, launch mode GLS, platform code W, hot games isPlatform 2 (platform value 2)." */
export const CLIENT_TYPE = 3
export const GAME_PLATFORM = 'html5-desktop'
export const LAUNCH_MODE = 'GLS'
export const PLATFORM_CODE = 'W'
export const HOT_PLATFORM = 2

/** "Balance shows two decimals …; hidden shows ***." */
export const HIDDEN_AMOUNT = '***'

/** "Points per category in navigation: live 0.70, sports 1.00, fishing 1.20, slots 1.20, poker 1.00": decimal strings. */
export const POINTS_PER_CATEGORY: Readonly<Partial<Record<Category, string>>> = {
  LIVE: '0.70',
  SPORTS: '1.00',
  FISH: '1.20',
  RNG: '1.20',
  PVP: '1.00',
}

/** "Feedback text 140 characters; images at most 5MB each and 3 per upload. Minimum age 18." */
export const FEEDBACK_LENGTH = 140
/** "Activity comment: 140 characters" (spec 5). */
export const COMMENT_LENGTH = 140
/** The longest remark of what is redeemed, such as where to send it, in characters. Spec: not shown. */
export const REMARK_LENGTH = 200
/** The longest text of an affiliate's application, in characters. Spec: not shown. */
export const AFFILIATE_TEXT_LENGTH = 300
/** The longest bonus code that is sent, in characters. Spec: not shown. */
export const BONUS_CODE_LENGTH = 40
export const PICTURE_LIMIT = 5 * 1024 * 1024
export const MOST_PICTURES = 3
export const MINIMUM_AGE = 18

/** "Zalo reward up to 131K": a decimal string in đồng, as Zalo is Vietnam's. */
export const ZALO_REWARD_MOST = '131000'
export const ZALO_COUNTRY = 'VN'

/** "Default dialog width 400, modal 600 by 300." */
export const DIALOG_WIDTH = 400
export const MODAL_WIDTH = 600
export const MODAL_HEIGHT = 300

/** "Infinite-scroll throttle 200 ms. Lazy image loading: threshold 0.1, retry 3 times." */
export const SCROLL_THROTTLE_MS = 200
export const LAZY_THRESHOLD = 0.1
export const PICTURE_RETRIES = 3

/** "Pagination defaults: page range 3, margin pages 1. QR code default size 200, margin 20." */
export const PAGE_RANGE = 3
export const MARGIN_PAGES = 1
export const QR_SIZE = 200
export const QR_MARGIN = 20
