/**
 * The parts of the frame that come when they are wanted: what wide windows alone show, the menu's body, and questions. They stand
 * apart from where they are shown, because hot reload keeps a page only while files export nothing but components.
 */
import { lazyView } from '../ui/states/lazy-view.tsx'
import { wideOnly } from '../ui/layout/wide-only.tsx'
import { FooterSkeleton } from './footer/footer-skeleton.tsx'

/** The whole header of a wide window, with the login form and the navigation. */
export const WideHeader = wideOnly(() => import('./header/variants/wide-header.tsx').then((it) => it.WideHeader))
/** Comes when the menu is opened; at once where it stays as a rail. */
export const SideMenuBody = lazyView(() => import('./side-menu/side-menu-body.tsx').then((it) => it.SideMenuBody))
/** The ways to get in touch, in the right margin of a wide window. */
export const ContactButton = wideOnly(() => import('./bars/contact-button.tsx').then((it) => it.ContactButton))
export const ContactWays = lazyView(() => import('./bars/contact-ways.tsx').then((it) => it.ContactWays))
/** Below every page; comes when the player does. */
export const Footer = lazyView(() => import('./footer/footer.tsx').then((it) => it.Footer), FooterSkeleton)
/** Members load it before it is wanted, to be asked and warned without a network, too. */
export const PromptDialog = lazyView(() => import('./prompts/prompt-dialog.tsx').then((it) => it.PromptDialog))
/** Stands where a question did not load. */
export const PromptFailure = lazyView(() => import('./prompts/prompt-failure.tsx').then((it) => it.PromptFailure))
/** What a member's points are, where the brand shows them. */
export const PointBalance = lazyView(() =>
  import('../parts/rewards/points/point-balance.tsx').then((it) => it.PointBalance),
)
/** Contracts that wait for a member's answer, and the way to them all. */
export const ContractRequests = lazyView(() =>
  import('./header/contract-requests.tsx').then((it) => it.ContractRequests),
)
export const ContractsLink = lazyView(() =>
  import('../parts/team/contract/contracts-link.tsx').then((it) => it.ContractsLink),
)
/** Stands where a dialog did not load. */
export const ModalFailure = lazyView(() =>
  import('../parts/site/failure-notice/modal-failure.tsx').then((it) => it.ModalFailure),
)
/** The bet slip, once something is picked. */
export const SlipElsewhere = lazyView(() =>
  import('../parts/sports/slip/frame/slip-elsewhere.tsx').then((it) => it.SlipElsewhere),
)
