import { useRouterState } from '@tanstack/react-router'
import { OpenRoundOffer } from '../../parts/games/open-rounds/open-round-offer.tsx'
import { StartPopup } from './start-popup.tsx'

/** What nobody asked for: announcements, and on the home page the round that was interrupted. */
export function OnStart() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/index' })
  return (
    <>
      <StartPopup />
      {isHome && <OpenRoundOffer />}
    </>
  )
}
