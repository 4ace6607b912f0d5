import { useLingui } from '@lingui/react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { CentreProps } from './centre.ts'
import { CentrePanes } from './centre-panes.tsx'
import { PageTitle } from './page-title.tsx'
import { useOpenCentre } from './use-open-centre.ts'

/**
 * A centre in a window over any page of the site. Nothing of its menu or page shows before the menu is there (spec 2, "Member
 * centre").
 */
export function CentreFrame({ onClose, ...props }: CentreProps & { readonly onClose: () => void }) {
  const { i18n } = useLingui()
  const open = useOpenCentre(props)
  const { centre } = props
  return (
    <Dialog
      title={i18n._(centre.title)}
      size="centre"
      onClose={onClose}
      lead={!open.wide && open.row && <PageTitle centre={centre.name} name={open.row.name} alone />}
    >
      <CentrePanes {...props} open={open} />
    </Dialog>
  )
}
