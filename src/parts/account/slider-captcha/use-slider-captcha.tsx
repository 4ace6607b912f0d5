import { useState, type ReactNode } from 'react'
import type { CaptchaProof } from '../../../rules/account/captcha-provider.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'

const SliderCaptcha = lazyView(() => import('./slider-captcha.tsx').then((it) => it.SliderCaptcha))

interface SliderCaptchaOfForm {
  /**
   * Asks the player to show that a person is there, by the brand's provider.
   * @returns the proof, for the field `sliderCaptcha` of one call; `null` where the player gives up
   * @throws ChunkFailure when it does not load
   */
  readonly ask: () => Promise<CaptchaProof | null>
  /** To be put anywhere in the view that asks; it shows at the end of the page. */
  readonly dialog: ReactNode
}

/** The slider captcha (spec 3), for a form that needs its proof. Nothing of it loads before it is asked for. */
export function useSliderCaptcha(): SliderCaptchaOfForm {
  const [asked, setAsked] = useState<{ readonly settle: (proof: CaptchaProof | null) => void } | null>(null)
  return {
    ask: async () => {
      await SliderCaptcha.preload()
      const { promise, resolve: settle } = Promise.withResolvers<CaptchaProof | null>()
      setAsked({ settle })
      return promise.finally(() => setAsked(null))
    },
    dialog: asked && <SliderCaptcha onSettled={asked.settle} />,
  }
}
