import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { PAYS_OF, PERIOD_NAMES } from '../../../../parts/team/contract/contract-words.ts'
import { TierTable } from '../../../../parts/team/contract/tier-table.tsx'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { Form } from '../../../../parts/site/form/form.tsx'
import { teammateName } from '../../../../rules/team/short-name.ts'
import { PERIODS_OF, type ContractKind } from '../../../../rules/team/contract-terms.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Disclosure } from '../../../../ui/overlays/disclosure.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'
import { BackLink } from '../../../frame/back-link.tsx'
import { withContract, withList } from '../contract-address.ts'
import { Calculator } from './calculator.tsx'
import { CheckOffer } from './check-offer.tsx'
import type { Teammate } from '../../../../state/team/team.ts'
import { MemberChoice } from './member-choice.tsx'
import { TierFields } from './tier-fields.tsx'
import { useOfferForm } from './use-offer-form.ts'

interface OfferViewProps {
  readonly kind: ContractKind
  /** The username of whom it is for, as the address says it; empty for nobody yet. */
  readonly member: string
  readonly onOffered: (id: string, name: string) => void
}

/** Offers a contract: to whom, on what terms, what these would have paid, and what ends with it, before it is sent. */
export function OfferView({ kind, member, onOffered }: OfferViewProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const [receiver, setReceiver] = useState<Teammate | null>(null)
  const { form, tiers, basis, limits, period, setPeriod, typed, checked, setChecked, open } = useOfferForm(
    kind,
    receiver,
  )
  const { tag } = useAtomValue(languageAtom)
  const periods = PERIODS_OF[kind]
  const { data, error, refetch, isFetching } = basis
  const current = data?.current
  return (
    <>
      <BackLink search={withList}>
        <Trans>All contracts</Trans>
      </BackLink>
      <Text as="h4" size="m" weight="bold">
        <Trans>Offer a contract</Trans>
      </Text>
      <Text tone="muted">{i18n._(PAYS_OF[kind])}</Text>
      <Form
        of={form}
        aria-label={t`Offer of a contract`}
        send={<Trans>Check the offer</Trans>}
        failure={
          form.failure !== null && (
            <>
              <FailureNotice error={form.failure} />
              {open !== null && (
                <div>
                  <Link
                    to="."
                    search={withContract(open)}
                    state
                    replace
                    hash
                    resetScroll={false}
                    className={buttonClass('quiet', 's')}
                  >
                    <Trans>Show the open offer</Trans>
                  </Link>
                </div>
              )}
            </>
          )
        }
      >
        <MemberChoice
          chosen={receiver}
          asked={member}
          error={form.errorOf('receiver')}
          onChoose={(chosen) => {
            setReceiver(chosen)
            // What was refused was refused to somebody else.
            form.setFailure(null)
          }}
        />
        {periods.length > 1 ? (
          <Select
            name="period"
            label={t`How often it pays`}
            value={period}
            error={form.errorOf('period')}
            onChange={({ currentTarget }) => {
              const chosen = periods.find((each) => each === currentTarget.value)
              if (chosen) setPeriod(chosen)
            }}
          >
            {periods.map((each) => (
              <option key={each} value={each}>
                {i18n._(PERIOD_NAMES[each])}
              </option>
            ))}
          </Select>
        ) : (
          <Text>
            {t`How often it pays`}: {i18n._(PERIOD_NAMES[period])}
          </Text>
        )}
        {tiers.rows.map(({ key, texts }, index) => (
          <TierFields
            key={key}
            kind={kind}
            number={index + 1}
            rowKey={key}
            texts={texts}
            maxRate={data ? percentOf(data.maxRate, tag) : ''}
            errorOf={form.errorOf}
            onType={(field, text) => tiers.type(key, field, text)}
            onRemove={tiers.rows.length > 1 ? () => tiers.remove(key) : undefined}
          />
        ))}
        <Cluster>
          {tiers.rows.length < limits.maxTiers && (
            <Button variant="quiet" size="s" onClick={tiers.add}>
              <Trans>Add a tier</Trans>
            </Button>
          )}
          {current && (
            <Button variant="quiet" size="s" onClick={() => tiers.fill(current.tiers)}>
              <Trans>Take the tiers in force</Trans>
            </Button>
          )}
        </Cluster>
        {data?.own && (
          <Disclosure title={<Trans>Your own contract, which no rate may exceed</Trans>}>
            <TierTable terms={data.own} />
          </Disclosure>
        )}
        {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {receiver && !data && !error && <Placeholder of="figures" />}
        {data && <Calculator terms={{ kind, period }} tiers={typed} basis={data} />}
      </Form>
      {checked && (
        <CheckOffer
          checked={checked}
          basis={data ?? null}
          onOffered={(id) => onOffered(id, teammateName(checked.receiver))}
          onCancel={() => setChecked(null)}
        />
      )}
    </>
  )
}
