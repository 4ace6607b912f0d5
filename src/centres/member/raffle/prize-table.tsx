import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/format/percent.ts'
import { parseMoney, toDecimal } from '../../../rules/money/money.ts'
import type { Raffle } from '../../../state/rewards/raffle.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Table } from '../../../ui/lists/table.tsx'
import { usePrizeName } from './use-prize-name.ts'

/** How many decimals odds have at the most. */
const DIGITS = 4

/** What can be won, the most first, and how likely each is: a prize that stands on a wheel twice is one line. */
export function PrizeTable({ prizes }: Pick<Raffle, 'prizes'>) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const prizeName = usePrizeName()
  const most = prizes.toSorted(({ amount: one }, { amount: other }) => Number((other ?? -1n) - (one ?? -1n)))
  const rows = [...Map.groupBy(most, prizeName)].map(([name, alike]) => ({
    name,
    odds: toDecimal(
      alike.reduce((sum, { odds }) => sum + parseMoney(odds, DIGITS), 0n),
      DIGITS,
    ).replace(/\.?0+$/, ''),
  }))
  return (
    <Table
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { key: 'prize', name: t`Prize`, place: 'title', cell: ({ name }) => name },
        { key: 'odds', name: t`Chance per ticket`, atEnd: true, cell: ({ odds }) => percentText(odds, tag) },
      ]}
    />
  )
}
