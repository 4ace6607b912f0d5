import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { closePopover } from '../../../ui/actions/close-popover.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './age-mark.css.ts'
import { LicenceLines } from './licence-lines.tsx'

interface AgeMarkProps {
  /** Unique on the page. */
  readonly id: string
  /** Where there is never room for words beside it. */
  readonly brief?: boolean
}

/** Who may play here, and the licence behind it: licence, its number, who gave it and to whom; what the brand does not say is left out. */
export function AgeMark({ id, brief = false }: AgeMarkProps) {
  const { t } = useLingui()
  const { minimumAge: age } = useAtomValue(brandAtom).access
  return (
    <>
      <button type="button" popoverTarget={id} className={css.mark}>
        <span aria-hidden className={css.age}>
          {age}+
        </span>
        <VisuallyHidden>{t`Over-${age}s only`}.</VisuallyHidden>{' '}
        <span className={brief ? hiddenVisually : css.words}>
          <Trans>Play responsibly</Trans>
        </span>
      </button>
      <Popover id={id} label={t`Play responsibly`} className={css.card}>
        <p>
          <b>
            <Trans>Over-{age}s only</Trans>
          </b>
        </p>
        <p>
          <Trans>Play for fun, not for income. Take breaks, and ask for help when it stops being fun.</Trans>
        </p>
        <LicenceLines />
        <Link to="/responsible-gaming" className={css.link} onClick={(event) => closePopover(event.currentTarget)}>
          <Trans>Responsible gaming</Trans>
        </Link>
      </Popover>
    </>
  )
}
