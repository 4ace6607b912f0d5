import { useLingui } from '@lingui/react/macro'
import type { MarketGroup } from '../../../rules/sports/fixture.ts'

/** What a kind of market is called. */
export function MarketName({ group }: { readonly group: MarketGroup }) {
  const { t } = useLingui()
  switch (group) {
    case 'result':
      return t({ message: 'Result', context: 'market' })
    case 'totals':
      return t({ message: 'Totals', context: 'market' })
    case 'handicap':
      return t({ message: 'Handicap', context: 'market' })
    case 'periods':
      return t({ message: 'Periods', context: 'market' })
    case 'specials':
    case 'unknown':
      return t({ message: 'Specials', context: 'market' })
  }
}
