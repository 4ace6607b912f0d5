/** Spec 4: second factors, games, parts of a page, languages, notifications. */
import type { Section } from '../row.ts'

const FACTOR = 'src/shell/second-factor/second-factor-dialog.test.tsx'
const NEWS = 'src/shell/notifications/notification-region.test.tsx'
const TOLD = 'a deposit is told as credited or failed, a withdrawal as approved or rejected'

export const PAGES: Section = [
  [
    'Unregistered-IP login',
    [
      'triggers extra two-factor verification',
      FACTOR,
      'each way has its field, says where its code goes, and proves who logs in',
    ],
    ['mobile SMS', FACTOR, 'Code by SMS'],
    ['e-mail', FACTOR, 'Code by e-mail'],
    ['authenticator code', FACTOR, 'Authenticator app'],
    ['bank account name', FACTOR, 'Bank account name'],
  ],
  [
    'Game launch',
    [
      'requires login; otherwise the login popup appears',
      'src/screens/game/game-page.test.tsx',
      'a guest is asked to log in, and may try for free',
    ],
  ],
  [
    'Page loading',
    [
      'lazy-loaded page chunks time out after 120 seconds',
      'src/ui/states/lazy-view.test.tsx',
      'a part that has not come after 120 seconds has failed, and the next try asks again',
    ],
    [
      'and then raise a load error',
      'src/shell/failures.test.tsx',
      'whose part is gone is tried again with one reload, then told',
    ],
  ],
  [
    'Language',
    [
      'kept in local storage',
      'src/parts/site/language-picker/language-picker.test.tsx',
      'changes the page at once, is told to the document, and is remembered over a reload',
    ],
    [
      'the default comes from configuration',
      'src/boot/boot.test.ts',
      'of a guest: default language, status and flags known, the merchant’s keys stored',
    ],
  ],
  [
    'Notifications',
    ['deposit credited', NEWS, TOLD],
    ['deposit failed', NEWS, TOLD],
    ['withdrawal approved', NEWS, TOLD],
    ['withdrawal rejected', NEWS, TOLD],
    [
      'they come while the page is open',
      'src/state/messages/notifications.test.ts',
      'what was decided before is no news; what comes is told at once, and what it changes is asked anew',
    ],
  ],
]
