/** Spec 9: business constants and limits. Which file has each figure is said by `src/rules/README.md`. */
import type { Section } from './row.ts'

const FIGURES = 'src/rules/figures.test.ts'
const BRAND = 'src/brand/schema.test.ts'
const SMS = 'src/state/account/sms.test.ts'
const WAIT = 'after %j is %i ms, and a minute on the third-party channel'
const BALANCE = 'src/parts/money/balance/balance.test.tsx'
const HIDDEN = 'has two decimals and thousands, and can be hidden, which is remembered'
const PERIODS = 'src/rules/team/settlement-spans.test.ts'
const SPAN = '%s: the period of %s is from %s to %s'

export const SECTION_9: Section = [
  [
    'Chunk load time-out',
    ['120 seconds', FIGURES, 'chunk load time-out of 120 seconds'],
    [
      'and it is kept to',
      'src/ui/states/lazy-view.test.tsx',
      'a part that has not come after 120 seconds has failed, and the next try asks again',
    ],
  ],
  [
    'Languages',
    ['default language TY', BRAND, 'the reference brand speaks EN and TY, and begins in TY'],
    ['config supports EN and TY', BRAND, 'the reference brand speaks EN and TY, and begins in TY'],
    [
      'translation sets CN, EN, ID, TH, VI',
      BRAND,
      'between them the brands speak every set, each from a catalogue of ours',
    ],
  ],
  [
    'Default weak password needing change',
    [
      '{secret}: as the server says',
      'src/rules/account/login-method.test.ts',
      '%s: a default password must be changed, whatever the module says: %s',
    ],
  ],
  [
    'SMS countdown',
    ['60 seconds per minute of expiry', SMS, WAIT],
    ['default 1 minute', SMS, WAIT],
    ['request throttle 1000 ms', FIGURES, 'SMS request throttle of 1000 ms'],
    [
      'the throttle stands before every sending',
      SMS,
      'of one second stands before every sending, whatever it is for and however the last one went',
    ],
    ['captcha refresh by click at most once per second', FIGURES, 'captcha refresh at most once per second'],
    [
      'and it is kept to',
      'src/parts/account/login-form/captcha-field.test.tsx',
      'three wrong passwords lead there; another picture comes at most once a second, and one that does not come says so',
    ],
  ],
  [
    'Remember-me cookie',
    ['24 hours (86,400,000 ms)', FIGURES, 'remember-me for 24 hours'],
    [
      'it is the cookie’s',
      'src/parts/account/login-form/remember.test.ts',
      'the cookie lasts 24 hours, travels over https and to this site alone',
    ],
  ],
  [
    'Announcements per page',
    ['5 in the popup', 'src/rules/content/notice-pages.test.ts', 'five titles in the popup, nine notices on the page'],
    ['9 on the notice page', FIGURES, 'announcements per page: 5 and 9'],
  ],
  [
    'Game drop-down page size',
    [
      '21 first, 18 on page change',
      'src/shell/header/panel/game-panel.test.tsx',
      'are 21 first and 18 on each further page; what fails is said below them and asked for again',
    ],
    [
      'game list request page size 24',
      'src/rules/games/play/game-pages.test.ts',
      'a drop-down begins with 21 games and goes on by 18, a list has 24',
    ],
  ],
  [
    'Lotteries',
    [
      'popular lottery count 20',
      'src/state/lottery/lottery.test.ts',
      'the popular ones, twenty at the most, each with its draws',
    ],
    ['Vietnam numero count 100', FIGURES, 'popular lotteries 20, Vietnam numbers 100'],
  ],
  [
    'Account types',
    ['agent centre 1, 2, 41, 42', FIGURES, 'agent centre types 1, 2, 41, 42 and trial type 4'],
    ['wider agent list 1, 2, 4, 41, 42', 'scripts/sandbox/seeds/seeds.test.ts', 'are all there, and log in as printed'],
    [
      'trial type 4',
      'src/rules/account/account-types.test.ts',
      'a guest needs to log in, a trial account needs a true one, everyone else may',
    ],
  ],
  ['VIP', ['rank level above 4 counts as VIP', FIGURES, 'VIP above rank level 4']],
  [
    'Codes of calls',
    ['client type 3, platform html5-desktop', FIGURES, 'client type 3, platform html5-desktop'],
    ['launch mode GLS, platform code W', FIGURES, 'launch mode GLS, platform code W'],
    ['hot games isPlatform 2 (platform value 2)', FIGURES, 'hot games isPlatform 2'],
  ],
  [
    'Balance',
    ['two decimals with thousands separators', BALANCE, HIDDEN],
    ['default currency symbol P', BRAND, 'amounts have the symbol P and two decimals unless a brand has its own'],
    ['hidden shows ***', BALANCE, HIDDEN],
  ],
  [
    'Points per category in navigation',
    [
      'live 0.70, sports 1.00, fishing 1.20, slots 1.20, poker 1.00',
      'src/rules/games/category-points.test.ts',
      'the usual points, and none for the rest',
    ],
    [
      'they stand in the navigation',
      'src/shell/header/navigation/category-item.test.tsx',
      'the sports vendor that stands alone comes after Live, starts at once, and is none among Sports',
    ],
    [
      'points have no expiration',
      'src/screens/points-mall/points-mall-screen.test.tsx',
      'a guest looks at goods and rules, and is asked to log in for points',
    ],
  ],
  [
    'Feedback and images',
    ['text 140 characters', FIGURES, 'feedback of 140 characters'],
    ['images at most 5MB each', FIGURES, 'images of 5 MB each, 3 per upload'],
    ['3 per upload', 'src/parts/site/uploader/uploader.test.tsx', 'three are taken at once, and no fourth'],
    ['minimum age 18', FIGURES, 'minimum age 18'],
  ],
  [
    'Salaries',
    ['real-time salary is settled and paid every 5 minutes', FIGURES, 'real-time salary every 5 minutes'],
    [
      'and it is paid',
      'scripts/sandbox/team/contracts/settlement.test.ts',
      'in real time comes every five minutes, by how each bet ended',
    ],
    ['period daily', PERIODS, SPAN],
    ['period weekly', PERIODS, SPAN],
    ['period semimonthly', PERIODS, SPAN],
    ['period monthly', PERIODS, SPAN],
  ],
  [
    'Zalo and slots',
    [
      'Zalo reward up to 131K',
      'src/parts/rewards/zalo/zalo-reward.test.tsx',
      'a brand of Vietnam says at the field of its registration what adding Zalo brings at the most',
    ],
    ['its figure', FIGURES, 'Zalo reward up to 131K'],
    [
      'roughly 10,000 slot games',
      'scripts/sandbox/seeds/seeds.test.ts',
      'are ten thousand, each with an id and a name of its own',
    ],
  ],
  [
    'Too many requests',
    ['retry after 5 minutes', FIGURES, 'too many requests: again after 5 minutes'],
    ['and it is said', 'src/i18n/failures/failure.test.ts', 'too many requests with Retry-After %s: "%s"'],
  ],
  [
    'Not shown',
    [
      'withdrawal auto-confirm after {0} minutes',
      'scripts/sandbox/money/withdrawals.test.ts',
      'counts as received after the minutes that were said, and not before',
    ],
    [
      'feedback word bounds',
      'src/parts/content/feedback/feedback-form.test.tsx',
      'how long it may be is the server’s to say',
    ],
  ],
  [
    'Views',
    ['default dialog width 400, modal 600 by 300', FIGURES, 'dialog width 400, modal 600 by 300'],
    ['infinite-scroll throttle 200 ms', FIGURES, 'infinite-scroll throttle of 200 ms'],
    [
      'a list keeps to it',
      'src/ui/hooks/use-throttled.test.tsx',
      'a value that changes at any pace is followed every so many milliseconds at the most, and to its last',
    ],
    [
      'lazy image loading: retry 3 times',
      'src/ui/media/remote-picture.test.tsx',
      'a picture that does not come is asked for three times more, at the other hosts in turn, and then given up',
    ],
    ['page range 3, margin pages 1', FIGURES, 'page range 3, margin pages 1'],
    ['a pager keeps to them', 'src/rules/content/notice-pages.test.ts', 'on page %i of %i'],
    ['QR code default size 200, margin 20', FIGURES, 'QR code of 200, margin 20'],
    [
      'a code keeps to them',
      'src/parts/site/qr-code/qr-path.test.ts',
      'the squares are those of the code, within the margin',
    ],
  ],
]
