import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { VendorLane } from '../../../rules/games/vendors/vendors.ts'
import { panelGamesQuery } from '../../../state/games/games.ts'
import { languageAtom } from '../../../state/site/language.ts'
import * as css from './game-panel.css.ts'
import { PanelGames } from './panel-games.tsx'
import { PanelHead } from './panel-head.tsx'
import { vendorChoices } from './vendor-choice.ts'
import { VendorList } from './vendor-list.tsx'
import { VendorsAwaited } from './vendors-awaited.tsx'

interface GamePanelProps {
  /** Empty while they are not known. */
  readonly lanes: readonly VendorLane[]
  /** Whether the keyboard has opened the panel: then the focus comes in; asked once. */
  readonly takesFocus: () => boolean
  /** Something in it was followed. */
  readonly onLeave: () => void
}

/** The inside of a category's drop-down: its vendors, and the chosen one's games (spec 2, "Header"). */
export function GamePanel({ lanes, takesFocus, onLeave }: GamePanelProps) {
  const choices = vendorChoices(lanes)
  const [wanted, choose] = useState(choices[0])
  // The vendors may have changed meanwhile.
  const chosen = choices.find(({ key }) => key === wanted?.key) ?? choices[0]
  const title = useId()
  if (!chosen) return <VendorsAwaited />
  return (
    <div className={css.panel}>
      <VendorList choices={choices} chosen={chosen} onChoose={choose} onLeave={onLeave} takesFocus={takesFocus} />
      <div className={css.main}>
        <PanelHead id={title} choice={chosen} onLeave={onLeave} />
        <ChosenGames key={chosen.key} choice={chosen} labelledBy={title} />
      </div>
    </div>
  )
}

interface ChosenGamesProps {
  readonly choice: ReturnType<typeof vendorChoices>[number]
  readonly labelledBy: string
}

/** Begins anew with each vendor, at the top of its list. */
function ChosenGames({ choice: { category, vendor }, labelledBy }: ChosenGamesProps) {
  const { code } = useAtomValue(languageAtom)
  const games = useInfiniteQuery(panelGamesQuery(code, category, vendor.code))
  return <PanelGames query={games} labelledBy={labelledBy} />
}
