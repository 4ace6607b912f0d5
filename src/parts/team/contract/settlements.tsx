import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatInteger, formatMoney } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { SETTLEMENTS_PER_PAGE, settlementsQuery, type Contract } from '../../../state/team/contracts.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Ledger } from '../../../ui/layout/ledger.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { CircleCheck, Hourglass } from '../../../ui/media/later-icons.ts'
import { Status } from '../../../ui/states/status.tsx'
import { Moment } from '../../site/merchant-clock/moment.tsx'
import { Paged } from '../../site/paged/paged.tsx'

/** What a contract has come to, settlement by settlement: paid, or owed while the upline's wallet does not hold so much. */
export function Settlements({ contract: { id } }: { readonly contract: Pick<Contract, 'id'> }) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [page, setPage] = useState(1)
  const query = useQuery(settlementsQuery(id, page))
  const say = (minor: bigint): string => formatMoney(minor, currency, tag)
  const { totals, total = 0 } = query.data ?? {}
  const paid = totals && say(totals.paid)
  const owed = totals && say(totals.owed)
  return (
    <Paged
      title={t`Settlements`}
      size="m"
      note={
        totals &&
        total > 0 &&
        (totals.owed > 0n ? (
          <Trans>
            Total paid: {paid}. Owed until the upline’s wallet holds it: {owed}.
          </Trans>
        ) : (
          <Trans>Total paid: {paid}.</Trans>
        ))
      }
      query={query}
      rows={query.data?.list}
      pages={Math.ceil(total / SETTLEMENTS_PER_PAGE)}
      waiting="row"
      clock={false}
      empty={
        <Text size="s" tone="muted">
          <Trans>It has paid nothing yet.</Trans>
        </Text>
      }
      page={page}
      label={t`Pages of settlements`}
      onPage={setPage}
    >
      {(rows, older) => (
        <Rows plain older={older}>
          {rows.map(({ reference, kind, endTime, validBet, netLoss, activeMembers, amount, state }) => {
            const members = formatInteger(activeMembers, tag)
            const bets = say(validBet)
            const lost = say(netLoss)
            return (
              <Row key={reference} inset="plain">
                <Ledger
                  what={
                    <Trans context="a period of a contract">
                      Until <Moment at={endTime} />
                    </Trans>
                  }
                  end={<Amount>{say(amount)}</Amount>}
                  details={
                    <>
                      <span>{t`Valid bet: ${bets}`}</span>
                      {kind === 'dividend' && <span>{t`Net loss: ${lost}`}</span>}
                      <span>{t`Active members: ${members}`}</span>
                    </>
                  }
                  detailEnd={
                    state === 'paid' ? (
                      <Status tone="good" icon={CircleCheck}>
                        <Trans context="income">Paid</Trans>
                      </Status>
                    ) : (
                      <Status tone="warn" icon={Hourglass}>
                        <Trans context="income">Owed</Trans>
                      </Status>
                    )
                  }
                />
              </Row>
            )
          })}
        </Rows>
      )}
    </Paged>
  )
}
