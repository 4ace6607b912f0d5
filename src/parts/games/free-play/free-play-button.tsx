import { Trans } from '@lingui/react/macro'
import { useModules } from '../../../state/site/modules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { ButtonSize, ButtonVariant } from '../../../ui/actions/button-class.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import { keepPlace } from '../../../ui/layout/text.css.ts'
import { useFreePlay } from './use-free-play.ts'

const FailureNotice = lazyView(() =>
  import('../../site/failure-notice/failure-notice.tsx').then((it) => it.FailureNotice),
)

interface FreePlayButtonProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
}

/** Starts a free play with one click, where the merchant has it (spec 2, "Header": free demo); keeps its place until that is known. */
export function FreePlayButton({ variant = 'quiet', size = 'm', wide = false }: FreePlayButtonProps) {
  const { flags, known } = useModules()
  const { button, start, busy, failure } = useFreePlay()
  if (known && !flags.FREE_PLAY) return null
  return (
    <>
      {failure !== null && (
        <PartBoundary>
          <FailureNotice error={failure} />
        </PartBoundary>
      )}
      <Button
        ref={button}
        variant={variant}
        size={size}
        wide={wide}
        busy={busy}
        className={known ? '' : keepPlace}
        onClick={start}
      >
        <Trans>Free demo</Trans>
      </Button>
    </>
  )
}
