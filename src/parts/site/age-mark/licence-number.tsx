import { Trans } from '@lingui/react/macro'
import { noWrap } from '../../../ui/layout/text.css.ts'

/** A code is whole on its line, also at its hyphen: whoever looks it up copies it so. */
export function LicenceNumber({ number }: { readonly number: string }) {
  return (
    <Trans>
      Licence number <span className={noWrap}>{number}</span>
    </Trans>
  )
}
