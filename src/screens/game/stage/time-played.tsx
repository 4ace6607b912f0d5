import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** How long the game has been open, since one should know: in whole minutes, which nobody watches run. */
export function TimePlayed({ className }: { readonly className?: string }) {
  const { t } = useLingui()
  const [since] = useState(() => Date.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const all = Math.max(0, Math.floor((now - since) / MINUTE_MS))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return (
    <span role="timer" aria-label={t`Time in the game`} title={t`Time in the game`} className={className}>
      {hours > 0 ? t`${hours} h ${minutes} min` : t`${minutes} min`}
    </span>
  )
}
