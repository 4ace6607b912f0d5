import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/format/percent.ts'
import { useRecordFields, type RecordField } from '../../../parts/records/record-page/record-fields.tsx'
import { languageAtom } from '../../../state/site/language.ts'
import type { Level, TeamMember } from '../../../state/team/tree.ts'
import { teammateName } from '../../../rules/team/short-name.ts'
import { fullName } from './full-name.ts'
import { MemberName } from './member-name.tsx'
import { useContractLine } from './use-contract-line.ts'

type Field = RecordField<TeamMember, Level>
type Figures = NonNullable<TeamMember['figures']>

/** What gives way to figures in the table; a file has all of it. */
const BESIDE_FIGURES: ReadonlySet<string> = new Set(['type', 'contracts', 'joined', 'direct'])

/**
 * What a list says of each member.
 * @param anyLevel whether they are of several levels
 * @param figures whether what their own teams have come to is told
 */
export function useMemberFields(anyLevel: boolean, figures: boolean): readonly Field[] {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const { words, count, money } = useRecordFields<TeamMember, Level>()
  const contractLine = useContractLine()
  const kindOf = ({ isAgent }: TeamMember): string =>
    isAgent ? t({ message: 'Agent', context: 'an account' }) : t({ message: 'Player', context: 'an account' })
  const contractsOf = ({ contracts }: TeamMember): string => contractLine(contracts)
  const uplineOf = ({ upline }: TeamMember): string => teammateName(upline)
  const said: readonly Field[] = [
    {
      key: 'member',
      name: t({ message: 'Member', context: 'team' }),
      share: 1.6,
      cell: (row) => <MemberName member={row} />,
      text: (row) => fullName(row),
      place: 'name',
    },
    {
      key: 'type',
      name: t`Type`,
      cell: kindOf,
      text: kindOf,
      place: 'note',
      note: (row) => {
        const [kind, below] = [kindOf(row), row.members]
        return below > 0 ? t`${kind} · ${plural(below, { one: '# below', other: '# below' })}` : kind
      },
    },
    ...(anyLevel
      ? [
          count('depth', t({ message: 'Level', context: 'team' }), ({ depth }) => depth, { share: 0.6 }),
          { key: 'upline', name: t({ message: 'Upline', context: 'team' }), cell: uplineOf, text: uplineOf },
        ]
      : []),
    {
      key: 'contracts',
      name: t`Contracts`,
      share: 1.4,
      cell: contractsOf,
      text: contractsOf,
      place: 'note',
      note: (row) => {
        const open = row.contracts.length
        return open > 1 ? t`${plural(open, { one: '# contract', other: '# contracts' })}` : contractsOf(row)
      },
    },
    {
      key: 'joined',
      name: t({ message: 'Joined', context: 'team' }),
      share: 1.2,
      // Whose somebody is stands in its place where there are several levels.
      ...(!anyLevel && { cell: ({ joined }) => words.day(joined) }),
      text: ({ joined }) => words.stamp(joined),
    },
    count('direct', t({ message: 'Direct', context: 'team' }), ({ direct }) => direct, { share: 0.8 }),
    count('members', t({ message: 'All below', context: 'team' }), ({ members }) => members),
    {
      key: 'rebate',
      name: t`Rebate`,
      cell: ({ rebate }) => percentText(rebate, tag),
      text: ({ rebate }) => rebate,
      atEnd: true,
      place: 'amount',
      note: ({ rebate }) => {
        const rate = percentText(rebate, tag)
        return t`Rebate ${rate}`
      },
    },
  ]
  if (!figures) return said
  const of = (key: Exclude<keyof Figures, 'active'>) => (row: TeamMember) => row.figures?.[key] ?? 0n
  const validBets = t({ message: 'Valid bets', context: 'team' })
  const [rebate, ...rest] = said
    .toReversed()
    .map(({ cell, ...field }): Field => (cell && !BESIDE_FIGURES.has(field.key) ? { ...field, cell } : field))
  return [
    ...rest.toReversed(),
    count('active', t({ message: 'Active', context: 'members' }), (row) => row.figures?.active ?? 0, {
      share: 0.8,
      place: 'note',
      note: (row) => {
        const active = row.figures?.active ?? 0
        return t`${plural(active, { one: '# active', other: '# active' })}`
      },
    }),
    money('deposits', t({ message: 'Deposits', context: 'team' }), of('deposits'), { share: 1.3 }),
    money('withdrawals', t({ message: 'Withdrawals', context: 'team' }), of('withdrawals'), { share: 1.3 }),
    money('validBet', validBets, of('validBet'), {
      share: 1.3,
      place: 'note',
      note: (row) => `${validBets} ${words.money(of('validBet')(row))}`,
    }),
    money('netLoss', t({ message: 'Net loss', context: 'team' }), of('netLoss'), { share: 1.5 }),
    ...(rebate ? [rebate] : []),
  ]
}
