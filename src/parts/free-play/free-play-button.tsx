import { Trans } from '@lingui/react/macro'
import { useModules } from '../../state/modules.ts'
import { Button } from '../../ui/button.tsx'
import type { ButtonSize, ButtonVariant } from '../../ui/button-class.ts'
import { lazyView } from '../../ui/lazy-view.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { keepPlace } from '../../ui/text.css.ts'
import { useFreePlay } from './use-free-play.ts'

const FailureNotice = lazyView(() => import('../failure-notice/failure-notice.tsx').then((it) => it.FailureNotice))

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
