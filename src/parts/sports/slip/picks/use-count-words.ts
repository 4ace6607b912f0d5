import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { countPicks, type CheckedSlip } from '../../../../rules/sports/slip-check.ts'

interface CountWords {
  /** How many picks can be bet on. */
  readonly open: number
  /** How many can't just now, in words; empty for none. */
  readonly aside: string
}

/** How many picks a slip holds: those that can be bet on, and beside them those that wait. */
export function useCountWords(): (picks: CheckedSlip['picks']) => CountWords {
  const { t } = useLingui()
  return (picks) => {
    const { open, suspended, out } = countPicks(picks)
    if (out === 0) return { open, aside: '' }
    return {
      open,
      aside:
        suspended === out
          ? t`${plural(out, { one: '+# suspended', other: '+# suspended' })}`
          : t`${plural(out, { one: '+# not counted', other: '+# not counted' })}`,
    }
  }
}
