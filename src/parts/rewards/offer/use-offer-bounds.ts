import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDayIn } from '../../../i18n/format/zoned-format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

interface Bounds {
  /** In minor units; `null` where any deposit will do. */
  readonly minDeposit: bigint | null
  /** In milliseconds since 1970; `null` where it has no end. */
  readonly ends: number | null
}

/** From which deposit on an offer is, and until when, in one short line; empty where it has neither. */
export function useOfferBounds(): (bounds: Bounds) => string {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return ({ minDeposit, ends }) => {
    const least = minDeposit === null ? '' : money(minDeposit)
    const day = ends === null ? '' : formatDayIn(timeZone, ends, tag)
    return least && day ? t`From ${least} · until ${day}` : least ? t`From ${least}` : day && t`Until ${day}`
  }
}
