import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../../state/site/language.ts'
import { sportsBetsQuery } from '../../../../state/sports/bets.ts'
import { handedSlipAtom } from '../../../../state/sports/handed-slip.ts'
import { slipSpeaksAtom } from '../../../../state/sports/slip-presence.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { SlipColumn } from './slip-column.tsx'
import { SlipDock } from './slip-dock.tsx'
import { SLIP_BESIDE } from './slip-beside.ts'
import { useHasBets } from '../bets/use-has-bets.ts'

/** The slip on the page of sports: beside it where there is room, at the window's end otherwise. */
export function SlipSlot() {
  return useMedia(SLIP_BESIDE) ? <SlipColumn /> : <DockHere />
}

/** Without picks it is there for the bets of a member who has some. */
function DockHere() {
  const { code } = useAtomValue(languageAtom)
  const isThere = useAtomValue(slipSpeaksAtom)
  const hasBets = useHasBets()
  const { data } = useQuery({ ...sportsBetsQuery(code, 'open'), enabled: hasBets })
  const isHanded = useAtomValue(handedSlipAtom) !== null
  return isThere || isHanded || (data?.total ?? 0) > 0 ? <SlipDock /> : null
}
