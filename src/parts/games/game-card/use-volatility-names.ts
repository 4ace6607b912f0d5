import { useLingui } from '@lingui/react/macro'
import type { Volatility } from '../../../rules/games/volatility.ts'

/** What the steps of volatility are called. */
export function useVolatilityNames(): Readonly<Record<Volatility, string>> {
  const { t } = useLingui()
  return { low: t`Low`, medium: t`Medium`, high: t`High` }
}
