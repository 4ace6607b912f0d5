import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { STATE_NAMES } from '../../../parts/team/contract/contract-words.ts'
import { PagedList } from '../../../parts/site/paged/paged-list.tsx'
import { CONTRACT_STATES } from '../../../rules/team/contract-state.ts'
import type { ContractKind } from '../../../rules/team/contract-terms.ts'
import { CONTRACTS_PER_PAGE, contractsQuery } from '../../../state/team/contracts.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSearchText } from '../../../ui/fields/use-search-text.ts'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Rows } from '../../../ui/lists/rows.tsx'
import { withOffer } from './contract-address.ts'
import { ContractRow } from './contract-row.tsx'

/** What the agent pays by: contracts with the first line, by state and name, and the way to offer another. */
export function GivenContracts({ kind }: { readonly kind: ContractKind }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const address = usePageAddress()
  const { valueOf, write } = address
  // What is narrowed begins at its first page.
  const narrowed = { ...address, write: (said: Readonly<Record<string, string>>) => write({ ...said, page: '' }) }
  const [typed, type] = useSearchText(valueOf('search'), (search) => narrowed.write({ search }))
  const state = CONTRACT_STATES.find((each) => each === valueOf('state'))
  const search = valueOf('search').trim()
  const page = /^[1-9]\d{0,5}$/.test(valueOf('page')) ? Number(valueOf('page')) : 1
  const query = useQuery(
    contractsQuery({ kind, side: 'upline', ...(state && { state }), ...(search && { search }) }, page),
  )
  const isNarrowed = state !== undefined || search !== ''
  return (
    <PagedList
      title={t`Contracts with your downline`}
      filter={
        <Link
          to="."
          search={withOffer}
          state
          replace
          hash
          resetScroll={false}
          data-opens="offer"
          className={buttonClass('primary', 's')}
        >
          <Trans>Offer a contract</Trans>
        </Link>
      }
      lead={
        <>
          <Tiles as="div" columns="wide">
            <AddressSelect
              address={narrowed}
              name="state"
              label={t({ message: 'State', context: 'contract' })}
              all={t({ message: 'All', context: 'states of contracts' })}
              options={CONTRACT_STATES.map((each) => [each, i18n._(STATE_NAMES[each])])}
            />
            <TextField
              name="search"
              type="search"
              label={t({ message: 'Member', context: 'team' })}
              maxLength={64}
              value={typed}
              autoComplete="off"
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </Tiles>
          <output className={hiddenVisually}>
            {query.data && !query.isPlaceholderData && (
              <Plural value={query.data.total} _0="No contract found" one="# contract" other="# contracts" />
            )}
          </output>
        </>
      }
      query={query}
      perPage={CONTRACTS_PER_PAGE}
      empty={isNarrowed ? t`No contract matches.` : t`You have not offered any contract of this kind yet.`}
      page={page}
      label={t`Pages of contracts`}
      onPage={(to) => write({ page: to === 1 ? '' : String(to) })}
    >
      {(rows, older) => (
        <Rows older={older}>
          {rows.map((contract) => (
            <ContractRow key={contract.id} contract={contract} />
          ))}
        </Rows>
      )}
    </PagedList>
  )
}
