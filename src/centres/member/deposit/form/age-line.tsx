import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../../state/site/brand.ts'
import { Text } from '../../../../ui/layout/text.tsx'

/** Below what sends money: for whom it is, and where one can set limits and find help. */
export function AgeLine() {
  const { minimumAge: age } = useAtomValue(brandAtom).access
  return (
    <Text size="xs" tone="muted">
      {age}+ ·{' '}
      <Link to="/responsible-gaming">
        <Trans>Limits and help</Trans>
      </Link>
    </Text>
  )
}
