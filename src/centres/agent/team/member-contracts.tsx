import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ContractBadge } from '../../../parts/team/contract/contract-badge.tsx'
import { KIND_NAMES } from '../../../parts/team/contract/contract-words.ts'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import { CONTRACT_PAGES } from '../../../rules/team/contract-pages.ts'
import { CONTRACT_KINDS, type ContractKind } from '../../../rules/team/contract-terms.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { useOpenKinds } from '../../../state/team/agent-contracts.ts'
import type { MemberDetail } from '../../../state/team/tree.ts'
import { textLink } from '../../../ui/actions/text-link.css.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { OfferLink } from '../contracts/offer-link.tsx'

/** How the contracts of a member with the agent stand; to somebody of the first line those may be offered that there are not. */
export function MemberContracts({ member }: { readonly member: MemberDetail }) {
  const { i18n, t } = useLingui()
  const { kinds: enabled = [] } = useOpenKinds()
  const { contracts, depth, username } = member
  const shown = CONTRACT_KINDS.filter(
    (kind) => contracts.some((one) => one.kind === kind) || (depth === 1 && enabled.includes(kind)),
  )
  return (
    <Section title={t`Contracts`}>
      {shown.length === 0 ? (
        <Text tone="muted">
          <Trans>You have no contract with this member.</Trans>
        </Text>
      ) : (
        <Rows>
          {shown.map((kind) => (
            <Row key={kind}>
              <Entry
                name={i18n._(KIND_NAMES[kind])}
                end={
                  <Cluster>
                    {contracts
                      .filter((one) => one.kind === kind)
                      .map(({ id, state }) => (
                        <Cluster key={id}>
                          <ContractBadge state={state} />
                          {enabled.includes(kind) && <ToContract kind={kind} id={id} />}
                        </Cluster>
                      ))}
                    {depth === 1 && enabled.includes(kind) && !contracts.some((one) => one.kind === kind) && (
                      <OfferLink kind={kind} member={username} />
                    )}
                  </Cluster>
                }
              />
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  )
}

function ToContract({ kind, id }: { readonly kind: ContractKind; readonly id: string }) {
  const { i18n } = useLingui()
  return (
    <Link
      to="."
      search={(search: Search) => ({ ...withCentre('agent', CONTRACT_PAGES[kind])(search), 'a.contract': id })}
      state
      replace
      hash
      resetScroll={false}
      className={textLink}
    >
      <Trans context="a contract">View</Trans>
      <VisuallyHidden> {i18n._(KIND_NAMES[kind])}</VisuallyHidden>
    </Link>
  )
}
