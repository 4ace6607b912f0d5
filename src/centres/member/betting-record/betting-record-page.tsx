import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { BET_STATES, betSource, type BetRecord, type BetTotals } from '../../../state/records/betting-record.ts'
import { useRecordFields } from '../../../parts/records/record-page/record-fields.tsx'
import { BetFilters } from './bet-filters.tsx'
import { STATE_WORDS } from './bet-labels.ts'
import { BetDialog } from './bet-dialog.tsx'
import { RecordPage } from '../../../parts/records/record-page/record-page.tsx'

const gameOf = ({ game }: BetRecord): string => game

/** The betting record (spec 2, "Member centre": personalHistoryCopy): every round that was played for money. */
export function BettingRecordPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { words, time, money, changed } = useRecordFields<BetRecord, BetTotals>()
  const address = usePageAddress()
  const { valueOf, write } = address
  const [vendor, category, game, ticket] = [valueOf('vendor'), valueOf('category'), valueOf('game'), valueOf('ticket')]
  const state = BET_STATES.find((each) => each === valueOf('state'))
  const narrowed = {
    ...(vendor && { vendor }),
    ...(category && { category }),
    ...(game && { game }),
    ...(state && { state }),
  }
  const resultOf = ({ result, state: of }: BetRecord) => (result === null ? i18n._(STATE_WORDS[of]) : changed(result))
  return (
    <>
      <RecordPage<BetRecord, BetTotals>
        address={address}
        kind="bets"
        sourceOf={({ exportId, ...span }) => betSource({ ...span, ...(exportId ? { exportId } : narrowed) })}
        filters={<BetFilters address={address} words={words} />}
        fileName="betting-record"
        fields={[
          time,
          { key: 'record', name: t`Record`, text: ({ record }) => record },
          { key: 'game', name: t`Game`, share: 1.5, cell: gameOf, text: gameOf, place: 'name' },
          { key: 'vendor', name: t`Provider`, text: (bet) => words.vendor(bet.vendor) },
          { key: 'category', name: t`Category`, text: (bet) => words.category(bet.category) },
          { key: 'state', name: t`Status`, text: (bet) => i18n._(STATE_WORDS[bet.state]) },
          money('stake', t`Stake`, ({ stake }) => stake, { total: (sums) => words.money(sums.stake), place: 'note' }),
          { key: 'validBet', name: t`Valid bet`, text: ({ validBet }) => words.plain(validBet) },
          money('win', t`Win`, ({ win }) => win, { total: (sums) => words.money(sums.win) }),
          {
            key: 'result',
            name: t`Result`,
            atEnd: true,
            cell: resultOf,
            text: ({ result }) => (result === null ? '' : words.plain(result)),
            total: (sums) => changed(sums.result),
            place: 'amount',
          },
        ]}
        label={t`Betting record`}
        empty={t`No bets found.`}
        onOpen={({ record }) => write({ ticket: record })}
        sumsOf={(totals) => [
          { name: t`Total staked`, value: totals && words.money(totals.stake) },
          { name: t`Valid bets`, value: totals && words.money(totals.validBet) },
          { name: t`Wins`, value: totals && words.money(totals.win) },
          { name: t`Result of settled bets`, value: totals && changed(totals.result) },
        ]}
      />
      {ticket && <BetDialog record={ticket} words={words} onClose={() => write({ ticket: '' })} />}
    </>
  )
}
