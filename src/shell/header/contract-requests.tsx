import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { withOwnContracts } from '../../parts/team/contract/contract-place.ts'
import { useOwnContracts } from '../../parts/team/contract/use-own-contracts.ts'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { Handshake } from '../../ui/media/later-icons.ts'

/** Contracts that wait for the member's answer (spec 2, "Other screens": contract requests); nothing where none does. */
export function ContractRequests() {
  const { t } = useLingui()
  const { waiting } = useOwnContracts()
  if (waiting === 0) return null
  const label = t`${plural(waiting, { one: '# contract request', other: '# contract requests' })}`
  return (
    <Link
      to="."
      search={withOwnContracts}
      state={MODAL_STATE}
      resetScroll={false}
      hash
      title={label}
      className={buttonClass('ghost', 's')}
    >
      <Handshake aria-hidden className={icon.m} />
      <CountBadge count={waiting} label={label} />
    </Link>
  )
}
