import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../../ui/states/alert.tsx'

/** A link's code is an affiliate's code: where those count for nothing (spec 4, "Affiliate code field") a link leads into no team. */
export function LinksOff() {
  const { t } = useLingui()
  return (
    <Alert tone="info" title={t`Registration links are switched off`}>
      <p>
        <Trans>This site does not take invitation codes at the moment, so nobody can join your team by a link.</Trans>
      </p>
    </Alert>
  )
}
