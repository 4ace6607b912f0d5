import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { usePageAddress, useRange } from '../../../parts/records/date-range/use-range.ts'
import { BET_STATES, betSource, type BetRecord, type BetTotals } from '../../../state/records/betting-record.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { MoneyChange } from '../records/money-change.tsx'
import { useRecordLabels } from '../records/use-record-labels.ts'
import { BetFilters } from './bet-filters.tsx'
import { STATE_WORDS } from './bet-labels.ts'
import { TicketDialog } from './ticket-dialog.tsx'
import { RecordPage } from '../records/record-page.tsx'

/** The betting record (spec 2, "Member centre": personalHistoryCopy): every round that was played for money. */
export function BettingRecordPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const words = useRecordLabels()
  const gateway = useAtomValue(gatewayAtom)
  const { currency } = useAtomValue(brandAtom)
  const address = usePageAddress()
  const control = useRange(address)
  const { valueOf, write } = address
  const [vendor, category, game, ticket] = [valueOf('vendor'), valueOf('category'), valueOf('game'), valueOf('ticket')]
  const state = BET_STATES.find((each) => each === valueOf('state'))
  const narrowed = {
    ...(vendor && { vendor }),
    ...(category && { category }),
    ...(game && { game }),
    ...(state && { state }),
  }
  const changed = (minor: bigint) => <MoneyChange minor={minor} words={words} />
  const resultOf = ({ result, state: of }: BetRecord) => (result === null ? i18n._(STATE_WORDS[of]) : changed(result))
  return (
    <>
      <RecordPage<BetRecord, BetTotals>
        control={control}
        kind="bets"
        sourceOf={({ exportId, ...span }) =>
          betSource(gateway, currency.digits, { ...span, ...(exportId ? { exportId } : narrowed) })
        }
        filters={<BetFilters address={address} words={words} />}
        file={{
          name: 'betting-record',
          columns: [
            [t`Time`, ({ time }) => words.stamp(time)],
            [t`Record`, ({ record }) => record],
            [t`Game`, (bet) => bet.game],
            [t`Provider`, (bet) => words.vendor(bet.vendor)],
            [t`Category`, (bet) => words.category(bet.category)],
            [t`Status`, (bet) => i18n._(STATE_WORDS[bet.state])],
            [t`Stake`, ({ stake }) => words.plain(stake)],
            [t`Valid bet`, ({ validBet }) => words.plain(validBet)],
            [t`Win`, ({ win }) => words.plain(win)],
            [t`Result`, ({ result }) => (result === null ? '' : words.plain(result))],
          ],
        }}
        label={t`Betting record`}
        empty={t`No bets found.`}
        nameOf={({ game: name, time }) => `${name}, ${words.time(time)}`}
        onOpen={({ record }) => write({ ticket: record })}
        card={(bet) => ({
          what: bet.game,
          amount: resultOf(bet),
          note: (
            <>
              <span>{words.time(bet.time)}</span>
              <span>{words.money(bet.stake)}</span>
            </>
          ),
        })}
        columnsOf={(totals) => [
          { key: 'game', name: t`Game`, share: 1.5, cell: (bet) => bet.game, total: t`Total` },
          { key: 'time', name: t`Time`, share: 1.3, cell: (bet) => words.time(bet.time) },
          {
            key: 'stake',
            name: t`Stake`,
            share: 1,
            atEnd: true,
            cell: (bet) => words.money(bet.stake),
            total: totals && words.money(totals.stake),
          },
          {
            key: 'win',
            name: t`Win`,
            share: 1,
            atEnd: true,
            cell: (bet) => words.money(bet.win),
            total: totals && words.money(totals.win),
          },
          {
            key: 'result',
            name: t`Result`,
            share: 1,
            atEnd: true,
            cell: resultOf,
            total: totals && changed(totals.result),
          },
        ]}
        sumsOf={(totals) => [
          { name: t`Total staked`, value: totals && words.money(totals.stake) },
          { name: t`Valid bets`, value: totals && words.money(totals.validBet) },
          { name: t`Wins`, value: totals && words.money(totals.win) },
          { name: t`Result of settled bets`, value: totals && changed(totals.result) },
        ]}
      />
      {ticket && <TicketDialog record={ticket} words={words} onClose={() => write({ ticket: '' })} />}
    </>
  )
}
