import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatZone, isSameClock, ownZone } from '../../../i18n/format/zoned-format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import * as css from './merchant-clock.css.ts'

/** Whose clock the days and times of a page are told by; nothing for those who live by the same. */
export function MerchantClock() {
  const { t } = useLingui()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [now] = useState(Date.now)
  if (isSameClock(ownZone(), timeZone, now)) return null
  const zone = formatZone(timeZone, now, tag)
  return <p className={css.clock}>{t`Dates and times are in the platform’s time zone: ${zone}`}</p>
}
