import { useState } from 'react'
import { useContractSteps } from '../../../parts/team/contract/use-contract-steps.tsx'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import type { ContractKind } from '../../../rules/team/contract-terms.ts'
import { ContractView } from './contract-view.tsx'
import { GivenContracts } from './given-contracts.tsx'
import { OfferView } from './offer/offer-view.tsx'
import { OwnContracts } from './own-contracts.tsx'

/** Contracts of one kind: one's own with the upline, those given to the first line, one of them whole, or the form of an offer. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const { valueOf, write } = usePageAddress()
  const steps = useContractSteps()
  const [offered, setOffered] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const id = valueOf('contract')
  const member = valueOf('member')
  return (
    <>
      {steps.news}
      {id ? (
        <ContractView key={id} id={id} offeredTo={offered?.id === id ? offered.name : null} onStep={steps.ask} />
      ) : valueOf('offer') || member ? (
        <OfferView
          kind={kind}
          member={member}
          onOffered={(made, to) => {
            setOffered({ id: made, name: to })
            write({ offer: '', member: '', contract: made })
          }}
        />
      ) : (
        <>
          <OwnContracts kind={kind} onStep={steps.ask} />
          <GivenContracts kind={kind} />
        </>
      )}
      {steps.dialog}
    </>
  )
}
