import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { LicenceLines } from './licence-lines.tsx'

/** Below an account or the way to one: for whom it is, where one can set limits and find help, and who answers for it. */
export function LegalNote() {
  const { minimumAge: age } = useAtomValue(brandAtom).access
  return (
    <Text as="div" size="s" tone="muted">
      <p>
        <Trans>Over-{age}s only</Trans>.{' '}
        <Link to="/responsible-gaming">
          <Trans>Limits and help</Trans>
        </Link>
      </p>
      <LicenceLines />
    </Text>
  )
}
