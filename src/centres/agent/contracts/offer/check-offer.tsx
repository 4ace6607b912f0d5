import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { EndingList } from '../../../../parts/team/contract/ending-list.tsx'
import { KIND_NAMES, PERIOD_NAMES } from '../../../../parts/team/contract/contract-words.ts'
import { TierTable } from '../../../../parts/team/contract/tier-table.tsx'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { Form } from '../../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { estimate } from '../../../../rules/team/contract-estimate.ts'
import { teammateName } from '../../../../rules/team/short-name.ts'
import { offerContractAtom } from '../../../../state/team/contract-calls.ts'
import type { ContractBasis } from '../../../../state/team/contracts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Amount } from '../../../../ui/layout/amount.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { actions } from '../../../../ui/overlays/dialog.css.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { PageEnd } from '../../../../ui/page/page-end.tsx'
import type { Checked } from './use-offer-form.ts'

interface CheckOfferProps {
  readonly checked: Checked
  readonly basis: ContractBasis | null
  readonly onOffered: (id: string) => void
  readonly onCancel: () => void
}

/** All of an offer once more, with the contracts that end as soon as it is accepted; then it is sent, once. */
export function CheckOffer({ checked: { offer, receiver, ends }, basis, onOffered, onCancel }: CheckOfferProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const say = useFormatMoney()
  const queries = useQueryClient()
  const send = useSetAtom(offerContractAtom)
  const form = useServerForm({
    names: [],
    validate: () => ({}),
    submit: async () => onOffered((await send(offer, queries)).id),
  })
  const replaced = ends.find(({ reason }) => reason === 'replaced')
  const higher = ends.filter(({ reason }) => reason !== 'replaced')
  const { nickname, username } = receiver
  return (
    <PageEnd>
      <Dialog title={t`Check the offer`} size="panes" onClose={onCancel} clickToClose={!form.busy}>
        <Form
          of={form}
          end={
            <>
              <Text size="s" tone="muted">
                <Trans>You pay what the contract comes to out of your wallet. What it does not hold stays owed.</Trans>
              </Text>
              <div className={actions}>
                <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
                  <Trans>Back to the form</Trans>
                </Button>
                <Button type="submit" busy={form.busy}>
                  {t({ message: 'Offer', context: 'the action' })}
                </Button>
              </div>
            </>
          }
        >
          <Panel as="div" inset="lines">
            <Facts layout="lines">
              <Fact name={t({ message: 'Contract', context: 'agent centre' })}>{i18n._(KIND_NAMES[offer.kind])}</Fact>
              <Fact name={t({ message: 'For', context: 'a person' })}>
                <Text as="bdi" weight="bold" breaks>
                  {nickname && nickname !== username ? `${nickname} (${username})` : username}
                </Text>
              </Fact>
              <Fact name={t`How often it pays`}>{i18n._(PERIOD_NAMES[offer.period])}</Fact>
              {basis && (
                <Fact name={t`On last month’s figures`}>
                  <Amount>{say(estimate(offer, basis).total)}</Amount>
                </Fact>
              )}
            </Facts>
          </Panel>
          <TierTable terms={offer} />
          {replaced && (
            <Text>
              <Trans>
                Once it is accepted, it takes the place of the contract in force. What that one has earned is paid at
                once.
              </Trans>
            </Text>
          )}
          {higher.length > 0 && (
            <EndingList
              title={<Trans>These contracts below pay more, and end as soon as it is accepted:</Trans>}
              ends={higher.map(({ id, state, upline, downline }) => {
                const [from, to] = [teammateName(upline), teammateName(downline)]
                return { id, state, name: to, note: t({ message: `From ${from}`, context: 'contract' }) }
              })}
            />
          )}
          {ends.length === 0 && (
            <Text>
              <Trans>No other contract ends with it.</Trans>
            </Text>
          )}
        </Form>
      </Dialog>
    </PageEnd>
  )
}
