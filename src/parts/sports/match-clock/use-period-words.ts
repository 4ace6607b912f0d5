import { useLingui } from '@lingui/react/macro'
import type { Period } from '../../../rules/sports/fixture.ts'

/** Sports of two halves: what lies between them has a name of its own. */
const OF_HALVES: readonly string[] = ['football', 'futsal', 'handball', 'rugby']

/** What is being played, in words: "2nd half", "Set 2", "Half-time"; empty where nobody says. */
export function usePeriodWords(): (period: Period | null, sport: string) => string {
  const { t } = useLingui()
  return (period, sport) => {
    if (!period) return ''
    const { kind, number } = period
    switch (kind) {
      case 'half':
        return number === 1 ? t`1st half` : t`2nd half`
      case 'quarter':
        return t`Quarter ${number}`
      case 'third':
        return t`Period ${number}`
      case 'set':
        return t`Set ${number}`
      case 'inning':
        return t`Inning ${number}`
      case 'break':
        return OF_HALVES.includes(sport) ? t`Half-time` : t`Break`
      case 'extra':
        return t`Extra time`
      case 'penalties':
        return t`Penalties`
      case 'unknown':
        return ''
    }
  }
}
