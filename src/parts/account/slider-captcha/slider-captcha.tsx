import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { CaptchaProof } from '../../../rules/account/captcha-provider.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import { PageEnd } from '../../../ui/page/page-end.tsx'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { CAPTCHA_ADAPTERS } from './adapters.ts'
import { SliderChallenge } from './slider-challenge.tsx'

interface SliderCaptchaProps {
  /** Is told the proof, or `null` where the player gives up. */
  readonly onSettled: (proof: CaptchaProof | null) => void
}

/** The challenge of the brand's provider, over the page; or why it does not load. */
export function SliderCaptcha({ onSettled }: SliderCaptchaProps) {
  const { t } = useLingui()
  const { provider } = useAtomValue(brandAtom).captcha
  return (
    <PageEnd>
      <ErrorBoundary
        renderFallback={(error, retry) => (
          <Dialog title={t`One more step`} onClose={() => onSettled(null)}>
            <FailureNotice error={error} onRetry={retry} />
          </Dialog>
        )}
      >
        <SliderChallenge provider={provider} adapter={CAPTCHA_ADAPTERS[provider]} onSettled={onSettled} />
      </ErrorBoundary>
    </PageEnd>
  )
}
