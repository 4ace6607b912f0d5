import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandText } from '../../../i18n/brand-text.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { LicenceNumber } from './licence-number.tsx'

/** Who operates the brand, under which licence, and who supervises it, a line each; what the brand does not say is left out. */
export function LicenceLines() {
  const { i18n } = useLingui()
  const { licence, licenceNumber, regulator, legalName } = useAtomValue(brandAtom).footer
  return (
    <>
      {legalName && <p>{legalName}</p>}
      {licence && <p>{brandText(i18n, licence)}</p>}
      {licenceNumber && (
        <p>
          <LicenceNumber number={licenceNumber} />
        </p>
      )}
      {regulator && (
        <p>
          <Trans>Supervised by {regulator}</Trans>
        </p>
      )}
    </>
  )
}
