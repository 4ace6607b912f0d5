import { useLingui } from '@lingui/react'
import type { Session } from '../../state/account/login/session.ts'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import type { Centre, ServerMenu } from './centre.ts'
import { CentrePanes } from './centre-panes.tsx'
import { useOpenCentre } from './use-open-centre.ts'

interface CentrePageProps {
  readonly centre: Centre
  readonly session: Session
  readonly menu?: ServerMenu
}

/** A centre as a page of the site. */
export function CentrePage({ centre, session, menu }: CentrePageProps) {
  const { i18n } = useLingui()
  const open = useOpenCentre(centre, session, menu)
  return (
    <section aria-labelledby="centre-title">
      <h2 id="centre-title" className={hiddenVisually} tabIndex={-1}>
        {i18n._(centre.title)}
      </h2>
      <CentrePanes centre={centre} session={session} menu={menu} open={open} isPage />
    </section>
  )
}
