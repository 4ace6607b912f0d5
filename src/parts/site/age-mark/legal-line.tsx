import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { Text } from '../../../ui/layout/text.tsx'

/** For whom it is and who answers for it, in one small line: at what an account is opened or entered with. */
export function LegalLine() {
  const { t } = useLingui()
  const { access, footer } = useAtomValue(brandAtom)
  const { licenceNumber, regulator, legalName } = footer
  const said = [`${access.minimumAge}+`, legalName, licenceNumber && t`Licence number ${licenceNumber}`, regulator]
  return (
    <Text size="xs" tone="muted" breaks>
      {said.filter(Boolean).join(' · ')}
    </Text>
  )
}
