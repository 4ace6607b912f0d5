/**
 * Who judges the slider captcha. A provider is a name here, which `brand.json` may choose, and an adapter in
 * `src/parts/account/slider-captcha/adapters.ts`, which shows it.
 */
export const CAPTCHA_PROVIDERS = ['puzzle'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

/** What a passed check gives: who judged it, and a token that is good once. */
export interface CaptchaProof {
  readonly provider: string
  readonly token: string
}
