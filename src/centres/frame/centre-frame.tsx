import { useLingui } from '@lingui/react'
import type { Session } from '../../state/account/login/session.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Centre, ServerMenu } from './centre.ts'
import { CentrePanes } from './centre-panes.tsx'
import { PageTitle } from './page-title.tsx'
import { useOpenCentre } from './use-open-centre.ts'

interface CentreFrameProps {
  readonly centre: Centre
  readonly session: Session
  /** Where the server says what may be opened; elsewhere the centre's own table does. */
  readonly menu?: ServerMenu
  readonly onClose: () => void
}

/**
 * A centre in a window over any page of the site. Nothing of its menu or page shows before the menu is there (spec 2, "Member
 * centre").
 */
export function CentreFrame({ centre, session, menu, onClose }: CentreFrameProps) {
  const { i18n } = useLingui()
  const open = useOpenCentre(centre, session, menu)
  return (
    <Dialog
      title={i18n._(centre.title)}
      size="centre"
      onClose={onClose}
      lead={!open.wide && open.row && <PageTitle centre={centre.name} name={open.row.name} alone />}
    >
      <CentrePanes centre={centre} session={session} menu={menu} open={open} />
    </Dialog>
  )
}
