import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface MoreMarketsProps {
  readonly fixture: string
  /** How many beside those that are shown; nothing for none. */
  readonly count: number
  readonly className: string
}

/** The way to a fixture's other markets, as a number. */
export function MoreMarkets({ fixture, count: more, className }: MoreMarketsProps) {
  if (more <= 0) return null
  return (
    <Link to="/sports" search={{ fixture }} className={className}>
      <bdi dir="ltr" aria-hidden>
        +{more}
      </bdi>
      <VisuallyHidden>
        <Plural value={more} one="# more market" other="# more markets" />
      </VisuallyHidden>
    </Link>
  )
}
