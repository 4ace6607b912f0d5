import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../i18n/format/percent.ts'
import { CopyButton } from '../../../parts/site/copy/copy-button.tsx'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import { KIND_NAMES, PERIOD_NAMES } from '../../../parts/team/contract/contract-words.ts'
import { CONTRACT_PAGES } from '../../../rules/team/contract-pages.ts'
import { useContractsOn, useOpenKinds } from '../../../state/team/agent-contracts.ts'
import { affiliateAddress } from '../../../state/team/affiliate.ts'
import { inForceQuery, type Contract } from '../../../state/team/contracts.ts'
import { linksQuery } from '../../../state/team/links.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useModules } from '../../../state/site/modules.ts'
import { textLink } from '../../../ui/actions/text-link.css.ts'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Ledger } from '../../../ui/layout/ledger.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { link as rowLink } from '../../../ui/lists/rows.css.ts'
import { LinksLink } from './links-link.tsx'

/** What an agent is paid by, each with the way to its page; nothing without contracts. */
export function InForce() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { tag } = useAtomValue(languageAtom)
  const { kinds = [] } = useOpenKinds()
  const { data } = useQuery({ ...inForceQuery, enabled: useContractsOn() })
  const contracts = data?.list.filter(({ kind }) => kinds.includes(kind)) ?? []
  if (contracts.length === 0) return null
  const greatest = ({ tiers }: Contract): string => {
    const rates = tiers.flatMap(({ rate, lossRate }) => [rate, lossRate])
    return percentOf(
      rates.reduce((one, other) => (one > other ? one : other), 0n),
      tag,
    )
  }
  return (
    <Panel aria-label={t`My contracts`}>
      <Text as="h4" size="m" weight="bold">
        <Trans>My contracts</Trans>
      </Text>
      <Rows>
        {contracts.map((contract) => {
          const most = greatest(contract)
          return (
            <Row key={contract.id} inset="none">
              <Link
                to="."
                search={withCentre('agent', CONTRACT_PAGES[contract.kind])}
                state
                replace
                hash
                resetScroll={false}
                className={rowLink}
              >
                <Ledger
                  what={i18n._(KIND_NAMES[contract.kind])}
                  end={t({ message: `Up to ${most}`, context: 'rate' })}
                  details={<span>{i18n._(PERIOD_NAMES[contract.period])}</span>}
                  opens
                />
              </Link>
            </Row>
          )
        })}
      </Rows>
    </Panel>
  )
}

/** The newest registration link that is open, ready to be sent on, and the way to all of them; nothing where links lead nowhere. */
export function NewestLink() {
  const { t } = useWords()
  const { flags } = useModules()
  const { data } = useQuery({ ...linksQuery(1, 'open'), enabled: flags.AFFILIATE })
  if (!data || !flags.AFFILIATE) return null
  const [link] = data.list
  return (
    <Panel aria-label={t`Registration links`}>
      <Split>
        <Text as="h4" size="m" weight="bold">
          <Trans>Registration links</Trans>
        </Text>
        <LinksLink className={textLink}>
          <Trans>See all</Trans>
        </LinksLink>
      </Split>
      {link ? (
        <>
          <Facts layout="wells">
            <Fact name={<bdi>{link.note || link.code}</bdi>}>
              <Text as="bdi" size="s" breaks>
                {affiliateAddress(link.code)}
              </Text>
              <CopyButton text={affiliateAddress(link.code)} isLink />
            </Fact>
          </Facts>
          <Text size="s" tone="muted">
            <Plural value={link.members} one="# member" other="# members" />
          </Text>
        </>
      ) : (
        <Text size="s" tone="muted">
          <Trans>You have no registration links yet.</Trans>
        </Text>
      )}
    </Panel>
  )
}
