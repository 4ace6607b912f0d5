import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { PlayTarget } from '../../../rules/games/play/play-target.ts'
import { opensElsewhere } from '../../../ui/actions/opens-elsewhere.ts'
import { usePlay } from './use-play.ts'

interface PlayLinkProps {
  readonly target: PlayTarget
  readonly className?: string | undefined
  /** Where arrow keys lead through a list whose links are one stop of Tab. */
  readonly tabIndex?: number | undefined
  /** The id of what says more of it. */
  readonly 'aria-describedby'?: string
  /** Where the page that is open belongs to it without being its own. */
  readonly current?: boolean
  /** Besides going there, such as closing the menu that holds the link. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly children: ReactNode
}

/** A link to a game, a vendor or a page of games; what is protected asks for a login first. */
export function PlayLink({
  target,
  className,
  tabIndex,
  current = false,
  onClick,
  children,
  ...described
}: PlayLinkProps) {
  const play = usePlay()
  return (
    <Link
      to={target.to}
      search={target.search}
      {...described}
      className={className}
      tabIndex={tabIndex}
      {...(current ? { 'aria-current': 'page' } : {})}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !target.isProtected || opensElsewhere(event)) return
        event.preventDefault()
        play(target)
      }}
    >
      {children}
    </Link>
  )
}
