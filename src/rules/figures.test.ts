/** The figures of spec 9, as the specification has them; that they are what happens is the business of whoever uses them. */
import { expect, test } from 'vitest'
import * as figures from './figures.ts'

const AS_SPECIFIED: readonly (readonly [says: string, figure: Partial<typeof figures>])[] = [
  ['chunk load time-out of 120 seconds', { CHUNK_TIMEOUT_MS: 120_000 }],
  ['SMS request throttle of 1000 ms', { SMS_THROTTLE_MS: 1000 }],
  ['captcha refresh at most once per second', { CAPTCHA_REFRESH_MS: 1000 }],
  ['remember-me for 24 hours', { REMEMBER_MS: 86_400_000 }],
  ['announcements per page: 5 and 9', { POPUP_NOTICES: 5, PAGE_NOTICES: 9 }],
  ['drop-down of 21 games, then 18; game list of 24', { PANEL_FIRST: 21, PANEL_NEXT: 18, GAME_PAGE_SIZE: 24 }],
  ['popular lotteries 20, Vietnam numbers 100', { POPULAR_COUNT: 20, OPENED_COUNT: 100 }],
  ['agent centre types 1, 2, 41, 42 and trial type 4', { AGENT_CENTRE_TYPES: [1, 2, 41, 42], TRIAL_ACCOUNT: 4 }],
  ['VIP above rank level 4', { VIP_ABOVE_RANK: 4 }],
  ['client type 3, platform html5-desktop', { CLIENT_TYPE: 3, GAME_PLATFORM: 'html5-desktop' }],
  ['launch mode GLS, platform code W', { LAUNCH_MODE: 'GLS', PLATFORM_CODE: 'W' }],
  ['hot games isPlatform 2', { HOT_PLATFORM: 2 }],
  ['hidden shows ***', { HIDDEN_AMOUNT: '***' }],
  [
    'points per category in navigation',
    { POINTS_PER_CATEGORY: { LIVE: '0.70', SPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' } },
  ],
  ['feedback of 140 characters', { FEEDBACK_LENGTH: 140 }],
  ['activity comment of 140 characters', { COMMENT_LENGTH: 140 }],
  ['images of 5 MB each, 3 per upload', { PICTURE_LIMIT: 5_242_880, MOST_PICTURES: 3 }],
  ['minimum age 18', { MINIMUM_AGE: 18 }],
  ['real-time salary every 5 minutes', { REAL_TIME_SALARY_MS: 300_000 }],
  ['Zalo reward up to 131K', { ZALO_REWARD_MOST: '131000' }],
  ['too many requests: again after 5 minutes', { TOO_MANY_RETRY_MS: 300_000 }],
  ['dialog width 400, modal 600 by 300', { DIALOG_WIDTH: 400, MODAL_WIDTH: 600, MODAL_HEIGHT: 300 }],
  ['infinite-scroll throttle of 200 ms', { SCROLL_THROTTLE_MS: 200 }],
  ['lazy image loading: threshold 0.1, 3 retries', { LAZY_THRESHOLD: 0.1, PICTURE_RETRIES: 3 }],
  ['page range 3, margin pages 1', { PAGE_RANGE: 3, MARGIN_PAGES: 1 }],
  ['QR code of 200, margin 20', { QR_SIZE: 200, QR_MARGIN: 20 }],
]

test.each(AS_SPECIFIED)('%s', (_, figure) => {
  expect(figures).toMatchObject(figure)
})
