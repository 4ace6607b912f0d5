import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

const two = (value: number): string => String(value).padStart(2, '0')

/** How long the game has been open, since one should know: minutes and seconds, from an hour on with hours. */
export function TimePlayed({ className }: { readonly className?: string }) {
  const { t } = useLingui()
  const [since] = useState(() => Date.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  const hours = Math.floor(seconds / 3600)
  const text = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return (
    <span role="timer" aria-label={t`Time in the game`} title={t`Time in the game`} className={className}>
      {text}
    </span>
  )
}
