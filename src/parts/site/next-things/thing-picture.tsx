import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Brand } from '../../../brand/schema.ts'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import type { Claimable } from '../../../rules/site/next-things.ts'
import { recentGamesQuery } from '../../../state/games/recent-games.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Gift, Wallet, type IconView } from '../../../ui/media/icons.tsx'
import { Award, CalendarDays, Coins, Handshake, Hourglass, Mail } from '../../../ui/media/later-icons.ts'
import { GamePicture } from '../../games/game-card/game-picture.tsx'
import * as css from './thing-row.css.ts'
import type { ThingRound } from './use-standing.ts'
import type { Thing } from './use-thing-words.ts'

type Look = Brand['layout']['nextThings']

const CLAIM_ICONS: Readonly<Record<Claimable['of'], IconView>> = {
  reward: Gift,
  mission: Award,
  cashback: Coins,
  'sign-in': CalendarDays,
}
const ICONS: Readonly<Record<Exclude<Thing['kind'], 'claim' | 'play'>, IconView>> = {
  round: Hourglass,
  mission: Award,
  deposit: Wallet,
  contracts: Handshake,
  errands: Handshake,
  messages: Mail,
}

/** A thing's picture: the cover of its game, else a mark as the brand draws it. */
export function ThingPicture({ thing, look }: { readonly thing: Thing; readonly look: Look }) {
  if (thing.kind === 'round') return <RoundPicture round={thing.round} look={look} />
  return thing.kind === 'play' ? (
    <Cover game={thing.game} look={look} />
  ) : (
    <Mark icon={thing.kind === 'claim' ? CLAIM_ICONS[thing.claim.of] : ICONS[thing.kind]} look={look} />
  )
}

function RoundPicture({ round, look }: { readonly round: ThingRound; readonly look: Look }) {
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery(recentGamesQuery(code))
  const game = data?.find((one) => gameKey(one) === gameKey(round.game))
  return game ? <Cover game={game} look={look} /> : <Mark icon={ICONS.round} look={look} />
}

function Cover({ game, look }: { readonly game: Game; readonly look: Look }) {
  return <GamePicture game={game} vendorName="" sizes="56px" className={css.picture[look]} />
}

function Mark({ icon: Icon, look }: { readonly icon: IconView; readonly look: Look }) {
  return (
    <span aria-hidden className={css.mark[look]}>
      {look === 'cells' && (
        <svg viewBox="0 0 64 64" className={css.cube}>
          <path d="M32 6 58 19v26L32 58 6 45V19Z" className={css.cubeSide} />
          <path d="M6 19 32 32l26-13M32 32v26" className={css.cubeEdge} />
          <path d="M32 6 58 19 32 32 6 19Z" className={css.cubeTop} />
        </svg>
      )}
      <Icon aria-hidden className={css.motif[look]} />
    </span>
  )
}
