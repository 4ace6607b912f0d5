import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface MoreMarketsProps {
  readonly fixture: string
  /** How many beside those that are shown; nothing for none. */
  readonly count: number
  readonly className: string
}

/** The way to a fixture's other markets: how many more there are. */
export function MoreMarkets({ fixture, count: more, className }: MoreMarketsProps) {
  if (more <= 0) return null
  return (
    <Link to="/sports" search={{ fixture }} className={className}>
      <span aria-hidden>
        <Trans comment="markets of a match beside those shown">
          <bdi dir="ltr">+{more}</bdi> more
        </Trans>
      </span>
      <VisuallyHidden>
        <Plural value={more} one="# more market" other="# more markets" />
      </VisuallyHidden>
    </Link>
  )
}
