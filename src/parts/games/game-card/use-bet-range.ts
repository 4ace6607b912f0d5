import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoneyPlain } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/**
 * What may be staked, from the least to the most, as far as the server names it.
 * @param limits in minor units; `null` where the server names none
 * @returns empty where there is no limit
 */
export function useBetRange(...limits: readonly [least: bigint | null, most: bigint | null]): string {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [least, most] = limits.map((limit) => (limit === null ? '' : formatMoneyPlain(limit, currency, tag)))
  if (least && most) return t`${least} – ${most}`
  if (least) return t`from ${least}`
  return most ? t`up to ${most}` : ''
}
