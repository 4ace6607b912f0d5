import type { CaptchaProvider } from '../../../rules/account/captcha-provider.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import type { CaptchaAdapter } from './adapter.ts'

/** The providers that a brand may choose by `captcha.provider`. */
export const CAPTCHA_ADAPTERS: Readonly<Record<CaptchaProvider, CaptchaAdapter>> = {
  puzzle: lazyView(() => import('./puzzle/puzzle-challenge.tsx').then((it) => it.PuzzleChallenge)),
}
