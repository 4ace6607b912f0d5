import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../../i18n/format/format.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** What has to be bet of a reward before it can be withdrawn, in a few words; empty where the platform does not say. */
export function useRewardAsks(): (turnover: string | null | undefined) => string {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  return (turnover) => {
    if (turnover === undefined) return ''
    const times = turnover === null ? '' : formatDecimal(turnover, tag)
    return times ? t`bet it ${times} × before you withdraw` : t`free to withdraw`
  }
}
