import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/percent.ts'
import type { Raffle } from '../../../state/rewards/raffle.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Table } from '../../../ui/lists/table.tsx'
import { usePrizeName } from './use-prize-name.ts'

/** What can be won, and how likely each is. */
export function PrizeTable({ prizes }: Pick<Raffle, 'prizes'>) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const prizeName = usePrizeName()
  return (
    <Table
      rows={prizes}
      keyOf={({ id }) => id}
      columns={[
        { key: 'prize', name: t`Prize`, place: 'title', cell: prizeName },
        { key: 'odds', name: t`Chance per ticket`, atEnd: true, cell: ({ odds }) => percentText(odds, tag) },
      ]}
    />
  )
}
