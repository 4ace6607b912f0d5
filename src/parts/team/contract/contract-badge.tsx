import { useLingui } from '@lingui/react'
import type { Contract } from '../../../state/team/contracts.ts'
import { CircleCheck, Hourglass, Unlink, X } from '../../../ui/media/later-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import { STATE_NAMES } from './contract-words.ts'

const LOOKS = {
  offered: { tone: 'warn', icon: Hourglass },
  accepted: { tone: 'good', icon: CircleCheck },
  declined: { tone: 'quiet', icon: X },
  terminated: { tone: 'quiet', icon: Unlink },
} as const

/** The state of a contract; nothing for one that a later platform has. */
export function ContractBadge({ state }: Pick<Contract, 'state'>) {
  const { i18n } = useLingui()
  return state === 'unknown' ? null : <Badge {...LOOKS[state]}>{i18n._(STATE_NAMES[state])}</Badge>
}
