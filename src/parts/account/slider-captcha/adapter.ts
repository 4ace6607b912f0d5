import type { LazyView } from '../../../ui/states/lazy-view.tsx'

/** What an adapter is told. It calls one of the two, once. */
export interface ChallengeProps {
  /** The player has passed; the token is what the provider gives for it, to be sent to the gateway as it stands. */
  readonly onPass: (token: string) => void
  /** The player does not want to any more. */
  readonly onGiveUp: () => void
}

/**
 * A provider of the slider captcha (spec 3). It is mounted while the player is asked, and shows whatever it likes over
 * the page: a `Dialog` of ours, or the vendor's own window, which an effect opens and its clean-up closes. It needs a way
 * through by keyboard, and one that does not ask to see.
 *
 * To add one: its name in `rules/account/captcha-provider.ts`, its view in a folder here, a row in `adapters.ts`. Its script is
 * a package of the bundle, and what it asks goes to the gateway: the page's policy lets no other host in. A vendor that
 * has to be reached at its own host needs that host in the policy as well (`scripts/build/page/headers.ts`).
 */
export type CaptchaAdapter = LazyView<ChallengeProps>
