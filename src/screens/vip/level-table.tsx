import { useLingui } from '@lingui/react/macro'
import { useFormatMoney } from '../../parts/money/money-form/use-format-money.ts'
import { VIP_ABOVE_RANK } from '../../rules/figures.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/lists/table.tsx'

const NOTHING = '–'

/** What each level asks for and brings, side by side; the member's own is marked. */
export function LevelTable({ vip: { ranks, rankLevel: own } }: { readonly vip: VipBonus }) {
  const { t } = useLingui()
  const money = useFormatMoney()
  const said = (minor: bigint | null): string => (minor === null ? NOTHING : money(minor))
  return (
    <Section heading="h2" title={t`What each level brings`} note={t`Levels are reached by valid bets alone.`}>
      <Table
        rows={ranks}
        keyOf={({ rankLevel }) => String(rankLevel)}
        isOwn={({ rankLevel }) => rankLevel === own}
        folds="pairs"
        columns={[
          {
            key: 'level',
            name: t`Level`,
            place: 'title',
            cell: ({ rankLevel, name }) => (rankLevel === own ? t`${name} (your level)` : name),
          },
          {
            key: 'bets',
            name: t`Valid bets in all`,
            atEnd: true,
            labelled: true,
            cell: ({ validBets }) => money(validBets),
          },
          {
            key: 'upgrade',
            name: t`When you reach it`,
            atEnd: true,
            labelled: true,
            cell: ({ upgrade }) => said(upgrade),
          },
          { key: 'weekly', name: t`Each week`, atEnd: true, labelled: true, cell: ({ weekly }) => said(weekly) },
          {
            key: 'service',
            name: t`Customer service`,
            labelled: true,
            cell: ({ rankLevel }) => (rankLevel > VIP_ABOVE_RANK ? t`VIP service` : t`Live chat`),
          },
        ]}
      />
    </Section>
  )
}
