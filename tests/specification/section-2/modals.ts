/** Spec 2: modals, the notice popup and the notice page. */
import type { Section } from '../row.ts'

const ROUTES = 'src/routes.test.tsx'
const DIALOG = 'src/ui/overlays/dialog.test.tsx'
const FIGURES = 'src/rules/figures.test.ts'
const POPUP = 'src/modals/notice/notice-modal.test.tsx'
const FIVE_TITLES =
  'titles come five a page, which can be turned; beside them stand the title and the HTML of the one that is read'
const TO_PROMOTION = 'a first login is told of a promotion, which is one press away'
const NOTICES = 'src/screens/notice-page/notice-pages.test.tsx'
const NINE = 'nine a page, with their times; the address says which page and which of them is open'
const CENTRE = 'src/centres/member/member-centre.test.tsx'
const ITS_MENU = 'the page that is open is marked; another takes its title, its address and the focus'

export const MODALS_AND_NOTICES: Section = [
  [
    'Modals',
    [
      'login popup',
      'src/modals/login/login-modal.test.tsx',
      'a login leads on to where one meant to go, and its ways keep what was typed',
    ],
    ['register', ROUTES, '/register.html'],
    [
      'forgot password',
      'src/modals/forgot-password/forgot-password-modal.test.tsx',
      'an e-mail is asked for by a name and an address, and says the same to strangers',
    ],
    [
      'change password (forced)',
      'src/modals/change-password/change-password-modal.test.tsx',
      'a default password must be changed: neither Escape nor a reload gets past it, and the old one is asked for after that',
    ],
    ['notice', POPUP, 'titles stand beside the notice that is read, and closing it is for the session'],
    ['member centre', CENTRE, ITS_MENU],
    [
      'agent centre',
      'src/centres/agent/overview/overview-page.test.tsx',
      'an agent finds the centre in the account menu, and sees the team by day, beside the days before',
    ],
    [
      'game popup',
      'src/modals/games/vendor-list.test.tsx',
      'it counts all of them, shows more on request, and asks once more for a page that fails',
    ],
    [
      'chat room',
      'src/modals/chat/chat-modal.test.tsx',
      'a guest writes, is answered, and a reload keeps all of it with what was being typed',
    ],
    [
      'close with the Escape key when click-to-close is enabled',
      DIALOG,
      'Escape, a click beside it and the cross close it where click-to-close is %s',
    ],
    ['default modal size is 600 by 300', FIGURES, 'dialog width 400, modal 600 by 300'],
    ['the dialog width is 400', DIALOG, 'one is as wide as a dialog unless it says otherwise'],
  ],
  [
    'Notice popup',
    ['a left list of announcement titles, 5 per page', POPUP, FIVE_TITLES],
    ['paginated when there is more than one page', POPUP, FIVE_TITLES],
    ['a right pane shows the title and the HTML content', POPUP, FIVE_TITLES],
    ['with a promotionType a go-to-promotion button closes the modal', POPUP, TO_PROMOTION],
    ['and opens the reward centre page', POPUP, TO_PROMOTION],
  ],
  [
    'Notice page',
    ['a list of 9 notices per page', NOTICES, NINE],
    ['each shows a title', NOTICES, NINE],
    [
      'and an HTML body',
      NOTICES,
      'notices that do not come say so, and come on request; a notice is asked for whole when it is opened',
    ],
    ['clicking one expands it', NOTICES, NINE],
    [
      'opens on the page and item matching the selected notice index',
      'src/screens/home/notices/notices-marquee.test.tsx',
      'the line can be stopped, opens a notice on its page, and is no matter for this tab where it opens another',
    ],
    ['timestamps show as yyyy-MM-dd hh:mm:ss', NOTICES, NINE],
  ],
]
