import { Trans, useLingui } from '@lingui/react/macro'
import { Wrench } from '../../ui/media/later-icons.ts'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { formatRelative } from '../../i18n/format/format.ts'
import { formatTimeIn, ownZone } from '../../i18n/format/zoned-format.ts'
import { languageAtom } from '../../state/site/language.ts'
import { ContactPage } from './contact-page.tsx'

const MINUTE_MS = 60_000

/** @param endTime milliseconds since 1970, UTC; `null` when it is not known (spec 2, "Maintenance and restriction pages") */
export function MaintenancePage({ endTime }: { readonly endTime: number | null }) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const zone = ownZone()
  const over = endTime !== null && endTime <= now
  return (
    <ContactPage
      icon={Wrench}
      title={t`System maintenance`}
      text={
        <>
          <p>
            <Trans>We are carrying out maintenance. Your balance and bets are safe.</Trans>
          </p>
          <p>
            {endTime === null ? (
              <Trans>We don't know yet when it ends. This page opens the site by itself once it is back.</Trans>
            ) : over ? (
              <Trans>It should be over any moment. This page opens the site by itself once it is back.</Trans>
            ) : (
              <Trans>This page opens the site by itself once it is back.</Trans>
            )}
          </p>
        </>
      }
      facts={
        endTime === null || over
          ? []
          : [
              [t`Expected back`, formatRelative(endTime, now, tag)],
              [t`At`, formatTimeIn(zone, endTime, tag)],
              [t`Your time zone`, zone.replaceAll('_', ' ')],
            ]
      }
    />
  )
}
