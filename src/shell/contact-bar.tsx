import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download, Headset } from '../ui/icons.tsx'
import { useSupport } from '../parts/support/use-support.ts'
import { buttonClass } from '../ui/button-class.ts'
import { square } from '../ui/button.css.ts'
import { icon } from '../ui/icon.css.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as css from './contact-bar.css.ts'

/** The right-hand bar (spec 2, "Header"): customer service and the app. */
export function ContactBar() {
  const { t } = useLingui()
  const support = useSupport()
  return (
    <aside className={css.bar} aria-label={t`Contact`}>
      <IconButton
        icon={Headset}
        label={t`Customer service`}
        className={css.item}
        busy={support.busy}
        onClick={support.open}
      />
      <Link
        to="/down"
        className={`${buttonClass('ghost')} ${square.m} ${css.item}`}
        aria-label={t`App download`}
        title={t`App download`}
      >
        <Download aria-hidden className={icon.m} />
      </Link>
    </aside>
  )
}
