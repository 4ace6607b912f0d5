import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Ticket } from '../../../ui/media/icons.tsx'
import { padded } from '../../../ui/layout/page.css.ts'
import { pageTitle } from '../../../ui/layout/text.css.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Beginning } from '../beginning.tsx'
import { Group } from '../group.tsx'
import { LobbyMenu } from './lobby-menu.tsx'
import * as css from './lobby-view.css.ts'
import { LobbySkeleton } from './lobby-skeleton.tsx'
import { Modes } from '../modes.tsx'
import { Results } from '../draws/results.tsx'
import { OtherVendor } from '../other-vendor.tsx'
import { useDraws } from '../draws/use-draws.ts'
import type { LobbyPlace } from './use-lobby.ts'
import { useMenu, useModes } from './use-menus.ts'
import { useOtherVendors } from '../use-other-vendors.ts'
import { usePlayed } from '../draws/use-played.ts'
import { LOBBY_NAME } from '../labels.ts'

/** A lobby: its menu, and what of it is chosen (spec 7: "GET /lgw/games/game_menus", "GET /lgw/vn/games/game_menu"). */
export function LobbyView({ place }: { readonly place: LobbyPlace }) {
  const { i18n } = useLingui()
  const look = useAtomValue(brandAtom).layout.lobby
  const { lobby, mode, view } = place
  const modes = useModes(lobby)
  const menu = useMenu(lobby, mode)
  const played = usePlayed(lobby, mode)
  const groups = menu.data
  const others = useOtherVendors(place)
  const other = others.find(({ code }) => code === place.vendor)
  const chosen = groups?.find(({ code }) => code === place.group)
  const all = groups && [...(played.lotteries ?? []), ...groups.flatMap(({ lotteries }) => lotteries)]
  const draws = useDraws(mode, all, chosen?.lotteries ?? played.lotteries ?? [])
  const body = () => {
    if (menu.error && !groups) {
      return <FailureNotice error={menu.error} onRetry={() => void menu.refetch()} retrying={menu.isFetching} />
    }
    if (!groups || !modes || played.isWaiting)
      return <LobbySkeleton look={look} begins={place.group === '' && place.vendor === '' && view === 'lotteries'} />
    if (groups.length === 0) return <NoLotteries isVn={lobby === 'vietnam'} />
    return (
      <div className={css.body[look]}>
        <LobbyMenu groups={groups} others={others} place={place} look={look} />
        <div className={css.content}>
          {other ? (
            <OtherVendor key={other.code} vendor={other} />
          ) : view === 'results' ? (
            <Results groups={groups} draws={draws} place={place} />
          ) : chosen ? (
            <Group key={chosen.code} group={chosen} draws={draws.draws} place={place} />
          ) : (
            <Beginning groups={groups} played={played} draws={draws} place={place} />
          )}
        </div>
      </div>
    )
  }
  return (
    <div className={padded}>
      <div className={css.top}>
        <h1 className={pageTitle}>{i18n._(LOBBY_NAME[lobby])}</h1>
        {modes && modes.length > 1 && <Modes modes={modes} place={place} />}
      </div>
      {/* What was chosen is said in a place that stays, or nobody would hear it. */}
      <VisuallyHidden>
        <output>
          {chosen && view === 'lotteries' && (
            <>
              {chosen.name}: <Plural value={chosen.lotteries.length} one="# lottery" other="# lotteries" />
            </>
          )}
        </output>
      </VisuallyHidden>
      {body()}
    </div>
  )
}

function NoLotteries({ isVn }: { readonly isVn: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={Ticket} title={t`There are no lotteries here at the moment`}>
      <Link to={isVn ? '/elott' : '/index'} className={buttonClass('quiet')}>
        {isVn ? <Trans>Other lotteries</Trans> : <Trans>Home</Trans>}
      </Link>
    </EmptyState>
  )
}
