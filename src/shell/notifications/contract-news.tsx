import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { withContractOpen } from '../../parts/team/contract/contract-place.ts'
import { KIND_NAMES } from '../../parts/team/contract/contract-words.ts'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { teammateName } from '../../rules/team/short-name.ts'
import { contractQuery, type Contract } from '../../state/team/contracts.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { NewsCard } from './news-card.tsx'

interface ContractNewsProps {
  readonly id: string
  readonly onClose: () => void
}

/** What the other side of a contract has done, and the way to it. */
export function ContractNews({ id, onClose }: ContractNewsProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { data } = useQuery(contractQuery(id))
  const words = useContractNews()
  return (
    <NewsCard
      isGood={data?.state === 'offered' || data?.state === 'accepted'}
      title={data ? words(data) : t`News about a contract`}
      text={data && i18n._(KIND_NAMES[data.kind])}
      reference={id}
      action={
        <Link
          to="."
          search={withContractOpen(data)}
          state={MODAL_STATE}
          resetScroll={false}
          className={textLink}
          onClick={onClose}
        >
          <Trans>Show the contract</Trans>
        </Link>
      }
      onClose={onClose}
    />
  )
}

function useContractNews(): (contract: Contract) => string {
  const { t } = useWords()
  return ({ side, state, upline, downline }) => {
    const name = teammateName(side === 'upline' ? downline : upline)
    switch (state) {
      case 'offered':
        return t`${name} offers you a contract`
      case 'accepted':
        return t`${name} has accepted your contract`
      case 'declined':
        return t`Your contract was rejected by ${name}`
      case 'terminated':
        return t`A contract with ${name} has ended`
      case 'unknown':
        return t`News about a contract`
    }
  }
}
