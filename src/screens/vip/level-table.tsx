import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FittingAmount } from '../../parts/money/fitting-amount/fitting-amount.tsx'
import { VIP_ABOVE_RANK } from '../../rules/figures.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { Chip } from '../../ui/actions/chip.tsx'
import { ChipGroup } from '../../ui/actions/chip-group.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { DESKTOP } from '../../ui/layout/media.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Comparison } from '../../ui/lists/comparison.tsx'

const NOTHING = '–'

/**
 * What each level asks for and brings, side by side, the member's own raised. Where there is no room for all of them, the
 * member's own beside one that is picked; for a guest the picked one alone.
 */
export function LevelTable({ vip: { ranks, rankLevel: own } }: { readonly vip: VipBonus }) {
  const { t } = useLingui()
  const isWide = useMedia(DESKTOP)
  const [picked, pick] = useState<string | null>(null)
  const stateOf = (level: number): string =>
    own === null
      ? ''
      : level === own
        ? t`your level`
        : level < own
          ? t({ message: 'passed', context: 'a level' })
          : level === own + 1
            ? t({ message: 'next', context: 'a level' })
            : ''
  const levels = ranks.map((rank) => ({
    ...rank,
    key: String(rank.rankLevel),
    note: stateOf(rank.rankLevel),
    own: rank.rankLevel === own,
  }))
  const others = levels.filter((level) => !level.own)
  const beside =
    others.find(({ key }) => key === picked) ??
    others.find(({ rankLevel }) => rankLevel === (own ?? -1) + 1) ??
    others.at(-1)
  const shown = isWide ? levels : levels.filter((level) => level.own || level.key === beside?.key)
  const sum = (minor: bigint | null) => (minor === null ? NOTHING : <FittingAmount minor={minor} room={13} />)
  const table = (
    <Comparison
      label={t`Level`}
      columns={shown}
      rows={[
        { key: 'bets', name: t`Total valid bets`, cell: ({ validBets }) => sum(validBets) },
        { key: 'upgrade', name: t`Level-up bonus`, cell: ({ upgrade }) => sum(upgrade) },
        { key: 'weekly', name: t`Each week`, cell: ({ weekly }) => sum(weekly) },
        {
          key: 'service',
          name: t`Customer service`,
          cell: ({ rankLevel }) => (rankLevel > VIP_ABOVE_RANK ? t`VIP service` : t`Live chat`),
        },
      ]}
    />
  )
  return (
    <Section heading="h2" title={t`Benefits by level`} note={t`Levels depend only on valid bets.`}>
      {isWide || !beside ? (
        table
      ) : (
        <>
          <ChipGroup label={t`Level to compare`} startsAtPressed>
            {others.map(({ key, name }) => (
              <Chip key={key} pressed={key === beside.key} onPress={() => pick(key)}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
          {table}
        </>
      )}
    </Section>
  )
}
