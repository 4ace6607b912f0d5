import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { LicenceNumber } from './licence-number.tsx'

/** For whom it is and who answers for it, in one small line: at what an account is opened or entered with. */
export function LegalLine() {
  const { access, footer } = useAtomValue(brandAtom)
  const { licenceNumber, regulator, legalName } = footer
  const number = licenceNumber && <LicenceNumber number={licenceNumber} />
  return (
    <Text size="xs" tone="muted" breaks>
      {access.minimumAge}+
      {[legalName, number, regulator].filter(Boolean).map((part, place) => (
        // Which of them there are never changes.
        <Fragment key={place}> · {part}</Fragment>
      ))}
    </Text>
  )
}
