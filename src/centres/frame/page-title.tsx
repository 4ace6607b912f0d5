import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { withCentre } from '../../parts/site/use-modal/with-centre.ts'
import { CENTRE_MENU, type CentreName } from '../../rules/site/centres.ts'
import { square } from '../../ui/actions/button.css.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronLeft } from '../../ui/media/later-icons.ts'
import * as css from './centre-frame.css.ts'

interface PageTitleProps {
  readonly centre: CentreName
  readonly name: MessageDescriptor
  /** Whether the menu is not to be seen, so that a way back to it stands before the title. */
  readonly alone: boolean
}

/** The name of the page that is open; it takes the focus when another page comes. */
export function PageTitle({ centre, name, alone }: PageTitleProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  return (
    <div className={css.head}>
      {alone && (
        <Link
          to="."
          search={withCentre(centre, CENTRE_MENU)}
          state
          replace
          hash
          resetScroll={false}
          aria-label={t`Back to the menu`}
          title={t`Back to the menu`}
          className={cx(buttonClass('ghost', 'm'), square.m, css.back)}
        >
          <ChevronLeft aria-hidden className={cx(icon.m, directional)} />
        </Link>
      )}
      <h3 className={css.title} tabIndex={-1} data-page-title>
        {i18n._(name)}
      </h3>
    </div>
  )
}
