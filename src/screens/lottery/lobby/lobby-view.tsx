import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import type { LotteryGroup } from '../../../state/lottery/lottery.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Ticket } from '../../../ui/media/icons.tsx'
import { padded } from '../../../ui/page/page.css.ts'
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
import { Split } from '../../../ui/layout/split.tsx'

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
  const all = groups && [...(played.data ?? []), ...groups.flatMap(({ lotteries }) => lotteries)]
  const draws = useDraws(mode, all, chosen?.lotteries ?? played.data ?? [])
  const isReady = modes !== undefined && !played.isLoading
  const waiting = (
    <LobbySkeleton look={look} begins={place.group === '' && place.vendor === '' && view === 'lotteries'} />
  )
  const body = (known: readonly LotteryGroup[]) => (
    <div className={css.body[look]}>
      <LobbyMenu groups={known} others={others} place={place} look={look} />
      <div className={css.content}>
        {other ? (
          <OtherVendor key={other.code} vendor={other} />
        ) : view === 'results' ? (
          <Results groups={known} draws={draws} place={place} />
        ) : chosen ? (
          <Group key={chosen.code} group={chosen} draws={draws.data} place={place} />
        ) : (
          <Beginning groups={known} played={played} draws={draws} place={place} />
        )}
      </div>
    </div>
  )
  return (
    <div className={padded}>
      <Split wraps>
        <h1 className={pageTitle}>{i18n._(LOBBY_NAME[lobby])}</h1>
        {modes && modes.length > 1 && <Modes modes={modes} place={place} />}
      </Split>
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
      <QueryView
        query={menu}
        waiting={waiting}
        isEmpty={({ length }) => isReady && length === 0}
        empty={<NoLotteries isVn={lobby === 'vietnam'} />}
      >
        {(known) => (isReady ? body(known) : waiting)}
      </QueryView>
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
