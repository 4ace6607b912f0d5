import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import type { CaptchaProof } from '../../rules/captcha-provider.ts'
import { brandAtom } from '../../state/brand.ts'
import { PageEnd } from '../../ui/page-end.tsx'
import { CAPTCHA_ADAPTERS } from './adapters.ts'
import { SliderChallenge } from './slider-challenge.tsx'

interface SliderCaptcha {
  /**
   * Asks the player to show that a person is there, by the brand's provider.
   * @returns the proof, for the field `sliderCaptcha` of one call; `null` where the player gives up
   * @throws ChunkFailure when the challenge does not load
   */
  readonly ask: () => Promise<CaptchaProof | null>
  /** To be put anywhere in the view that asks; it shows at the end of the page. */
  readonly dialog: ReactNode
}

type Settle = (proof: CaptchaProof | null) => void

/** The slider captcha of the brand (spec 3), for a form that needs its proof. */
export function useSliderCaptcha(): SliderCaptcha {
  const { provider } = useAtomValue(brandAtom).captcha
  const [asking, setAsking] = useState<{ readonly settle: Settle } | null>(null)
  return {
    ask: async () => {
      await CAPTCHA_ADAPTERS[provider].preload()
      const { promise, resolve } = Promise.withResolvers<CaptchaProof | null>()
      setAsking({ settle: resolve })
      return promise.finally(() => setAsking(null))
    },
    dialog: asking && (
      <PageEnd>
        <SliderChallenge provider={provider} adapter={CAPTCHA_ADAPTERS[provider]} onSettled={asking.settle} />
      </PageEnd>
    ),
  }
}
