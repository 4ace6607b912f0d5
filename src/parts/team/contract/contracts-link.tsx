import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CountBadge } from '../../../ui/actions/count-badge.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Handshake } from '../../../ui/media/later-icons.ts'
import { MODAL_STATE } from '../../site/use-modal/use-modal.ts'
import { withOwnContracts } from './contract-place.ts'
import { useOwnContracts } from './use-own-contracts.ts'

interface ContractsLinkProps {
  readonly className: string
  /** Stands in a modal, whose place the dialog takes. */
  readonly takesPlace?: boolean
  /** Closes what the link stands in. */
  readonly onChoose?: (link: HTMLElement) => void
}

/** The way to the member's own contracts, with how many offers wait; nothing where there is none of either. */
export function ContractsLink({ className, takesPlace = false, onChoose }: ContractsLinkProps) {
  const { t } = useLingui()
  const { waiting, isThere } = useOwnContracts()
  if (!isThere) return null
  return (
    <Link
      to="."
      search={withOwnContracts}
      state={MODAL_STATE}
      replace={takesPlace}
      resetScroll={false}
      hash
      className={className}
      onClick={(event) => onChoose?.(event.currentTarget)}
    >
      <Handshake aria-hidden className={icon.m} />
      <Trans>My contracts</Trans>
      <CountBadge count={waiting} label={t`${waiting} waiting`} />
    </Link>
  )
}
