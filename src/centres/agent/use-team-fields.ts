import { useLingui } from '@lingui/react/macro'
import type { RecordField } from '../../parts/records/record-page/record-fields.tsx'
import { useRecordLabels } from '../../parts/records/record-page/use-record-labels.ts'
import { teammateName } from '../../rules/team/short-name.ts'

interface Named {
  readonly username: string
  readonly nickname: string
}

interface TeamFields {
  readonly member: RecordField<{ readonly member: Named }, unknown>
  /** How far below. */
  readonly level: RecordField<{ readonly depth: number }, unknown>
}

/** What every record of a team says: whose it is, and how far below. */
export function useTeamFields(): TeamFields {
  const { t } = useLingui()
  const { count } = useRecordLabels()
  const nameOf = ({ member }: { readonly member: Named }): string => teammateName(member)
  return {
    member: { key: 'member', name: t({ message: 'Member', context: 'team' }), cell: nameOf, text: nameOf },
    level: {
      key: 'depth',
      name: t({ message: 'Level', context: 'team' }),
      cell: ({ depth }) => count(depth),
      text: ({ depth }) => String(depth),
      atEnd: true,
      share: 0.6,
    },
  }
}
