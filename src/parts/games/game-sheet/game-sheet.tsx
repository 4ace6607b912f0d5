import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { gameKey, gameTarget, type Game } from '../../../rules/games/game.ts'
import { Refusal } from '../../../rules/failure.ts'
import { isGameGone } from '../../../rules/games/play/game-gone.ts'
import type { GameIdentity } from '../../../rules/games/play/play-target.ts'
import { gameInfoQuery, type GameInfo } from '../../../state/games/game-info.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { sheetGameAtom } from '../../../state/games/play/sheet-game.ts'
import { vendorsQuery } from '../../../state/games/vendors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Heart, Play, SearchX } from '../../../ui/media/later-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { cardTitle } from '../../../ui/layout/text.css.ts'
import { WaitsForNetwork } from '../../site/failure-notice/waits-for-network.tsx'
import { QueryView } from '../../site/query-view/query-view.tsx'
import { GamePicture } from '../game-card/game-picture.tsx'
import { useFavorites } from '../game-tools/use-favorites.ts'
import { ServerHtml } from '../../content/html/server-html.tsx'
import { usePlay } from '../play/use-play.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { GameFacts } from './game-facts.tsx'
import * as css from './game-sheet.css.ts'
import { MoreOfVendor } from './more-of-vendor.tsx'

interface GameSheetProps {
  readonly identity: GameIdentity
  readonly onClose: () => void
}

/** What there is to know of a game before one plays it: how it looks, its figures, its rules, and more of its vendor. */
export function GameSheet({ identity, onClose }: GameSheetProps) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const opened = useAtomValue(sheetGameAtom)
  const { data: lanes } = useQuery(vendorsQuery)
  const info = useQuery(gameInfoQuery(code, identity))
  const isOpened = opened !== null && gameKey(opened) === gameKey(identity)
  // The card's own name is of the language that it was listed in.
  const game = isOpened
    ? { ...opened, name: info.data?.name || opened.name }
    : info.data && fromInfo(identity, info.data)
  const vendorName =
    lanes?.flatMap(({ vendors }) => vendors).find((vendor) => vendor.code === identity.vendor)?.name ?? identity.vendor
  if (info.error instanceof Refusal && isGameGone(info.error.serverMessage)) {
    return (
      <Dialog title={t`Game`} onClose={onClose}>
        <EmptyState icon={SearchX} title={t`There is no such game`}>
          <p>
            <Trans>It may have moved, or been taken out.</Trans>
          </p>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Other games</Trans>
          </Button>
        </EmptyState>
      </Dialog>
    )
  }
  return (
    <Dialog title={game?.name || t`Game`} onClose={onClose} size="panes">
      {info.isPaused && <WaitsForNetwork />}
      {game ? (
        <SheetHead game={game} vendorName={vendorName}>
          {!info.error && <GameFacts info={info.data} />}
        </SheetHead>
      ) : (
        !info.error && (
          <div className={css.head}>
            <span className={css.pictureWaiting} />
            <span className={css.sideWaiting} />
            <GameFacts info={undefined} />
          </div>
        )
      )}
      <QueryView query={info} waiting={<Rules info={undefined} />}>
        {(known) => <Rules info={known} />}
      </QueryView>
      {game?.category && <MoreOfVendor game={game} category={game.category} vendorName={vendorName} />}
    </Dialog>
  )
}

function fromInfo(identity: GameIdentity, info: GameInfo): Game {
  const { name, category, picture, offersTrial, lines, rtp, volatility } = info
  const unknown = { isHot: false, isNew: false, liveClass: '', minBet: '', maxBet: '', dealer: '', seats: null }
  return {
    ...identity,
    ...unknown,
    name,
    category,
    picture,
    smallPicture: picture,
    offersTrial,
    lines,
    rtp,
    volatility,
  }
}

function Rules({ info }: { readonly info: GameInfo | undefined }) {
  return (
    <section className={css.part}>
      <h3 className={cardTitle}>
        <Trans>Rules</Trans>
      </h3>
      {!info ? (
        <div aria-hidden className={css.rulesWaiting}>
          <span className={skeletonLine.long} />
          <span className={cx(skeletonLine.long, css.full)} />
          <span className={skeletonLine.short} />
        </div>
      ) : info.rules ? (
        <ServerHtml source={info.rules} className={css.rules} />
      ) : (
        <Text size="s" tone="muted">
          <Trans>The provider has not supplied any rules. You can find them inside the game.</Trans>
        </Text>
      )}
    </section>
  )
}

interface SheetHeadProps {
  readonly game: Game
  readonly vendorName: string
  readonly children: ReactNode
}

function SheetHead({ game, vendorName, children }: SheetHeadProps) {
  const play = usePlay()
  const { has, toggle } = useFavorites()
  return (
    <div className={css.head}>
      <GamePicture
        game={game}
        vendorName={vendorName}
        sizes="(min-width: 640px) 240px, 40vw"
        sticker={game.isHot ? 'hot' : game.isNew ? 'new' : null}
        className={css.picture}
      />
      <div className={css.side}>
        <p className={css.vendor}>{vendorName}</p>
        <div className={css.ways}>
          <Button size="l" className={css.play} onClick={() => play(gameTarget(game))}>
            <Play aria-hidden className={cx(icon.m, css.playMark)} />
            <Trans>Play</Trans>
          </Button>
          {game.offersTrial && (
            <Button variant="quiet" onClick={() => play(gameTarget(game, 'trial'))}>
              <Trans>Try free</Trans>
            </Button>
          )}
          <Button variant="quiet" aria-pressed={has(game)} className={css.favorite} onClick={() => toggle(game)}>
            <Heart aria-hidden className={cx(icon.m, css.heart)} />
            <Trans>Favourite</Trans>
          </Button>
        </div>
      </div>
      {children}
    </div>
  )
}
