import { useMoments } from './use-moments.ts'

interface MomentProps {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly className?: string
}

/** When something was, by the merchant's clock. */
export function Moment({ at, className }: MomentProps) {
  const say = useMoments()
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {say(at)}
    </time>
  )
}
