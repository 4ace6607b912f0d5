import { LobbyView } from './lobby/lobby-view.tsx'
import { LotteryView } from './lottery-view.tsx'
import { useLobby } from './lobby/use-lobby.ts'

/** The lobbies of lotteries, and each lottery in them (spec 2: /lottery, /vnlottery, /seaLottery, /elott). */
export function LotteryScreen() {
  const place = useLobby()
  return place.gameCode === undefined ? (
    <LobbyView key={place.path} place={place} />
  ) : (
    <LotteryView key={place.gameCode} place={place} code={place.gameCode} />
  )
}
