import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { use, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { gameTarget } from '../../../rules/games/game.ts'
import { gameInfoQuery } from '../../../state/games/game-info.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { DESKTOP } from '../../../ui/layout/media.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Heart, Info, X } from '../../../ui/media/later-icons.ts'
import { GamePicture } from '../game-card/game-picture.tsx'
import { ListToolsContext } from '../game-tools/list-tools.ts'
import { useFavorites } from '../game-tools/use-favorites.ts'
import { usePlay } from '../play/use-play.ts'
import * as css from './game-preview.css.ts'
import { above, beside, over } from './preview-geometry.ts'
import type { Previewed } from './preview-context.ts'
import { PreviewFacts } from './preview-facts.tsx'

interface GamePreviewProps extends Previewed {
  readonly onClose: () => void
}

/** A card more closely: a card that grows where a pointer rests, a sheet beside the card that was pressed for long. */
export function GamePreview(props: GamePreviewProps) {
  return props.by === 'hover' ? <Grown {...props} /> : <Sheet {...props} />
}

/** Closes once the page moves: what it belongs to is elsewhere then. */
function useCloseOnScroll(onClose: () => void): void {
  useEffect(() => {
    const from = scrollY
    // What moved the page to show the card is heard of later.
    const moved = (): void => {
      if (Math.abs(scrollY - from) > 4) onClose()
    }
    addEventListener('scroll', moved, { passive: true })
    addEventListener('resize', onClose)
    return () => {
      removeEventListener('scroll', moved)
      removeEventListener('resize', onClose)
    }
  }, [onClose])
}

function Grown(props: GamePreviewProps) {
  const { card, onClose } = props
  const ref = useRef<HTMLDivElement>(null)
  useCloseOnScroll(onClose)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    element.showPopover()
    over(element, card)
    // Its figures come a moment later, and it grows by them.
    const grows = new ResizeObserver(() => over(element, card))
    grows.observe(element)
    return () => grows.disconnect()
  }, [card])
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
  return (
    // Whatever it says and does is on the card and in the sheet, too, where keys and readers come to it.
    <div ref={ref} popover="manual" className={css.grown} onPointerLeave={onClose}>
      <PreviewBody {...props} />
    </div>
  )
}

function Sheet(props: GamePreviewProps) {
  const { card, onClose } = props
  const ref = useRef<HTMLDialogElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const title = useId()
  useCloseOnScroll(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !ring.current) return undefined
    // Below the sheet, so that its shade is, too.
    ring.current.showPopover()
    dialog.showModal()
    dialog.querySelector('h2')?.focus()
    if (matchMedia(DESKTOP).matches) beside(dialog, ring.current, card)
    else above(dialog, ring.current, card)
    // Closed before React removes it: only then does the browser give the focus back.
    return () => dialog.close()
  }, [card])
  return (
    <>
      <div ref={ring} popover="manual" aria-hidden className={css.ring} />
      {/* The dialog takes Escape by itself; a press beside it is a convenience on top. */}
      <dialog
        ref={ref}
        className={css.sheet}
        aria-labelledby={title}
        onClose={({ currentTarget }) => currentTarget.open || onClose()}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) onClose()
        }}
      >
        <PreviewBody {...props} titleId={title} />
      </dialog>
    </>
  )
}

function PreviewBody({ game, vendorName, onClose, titleId }: GamePreviewProps & { readonly titleId?: string }) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const { data: info, isPending } = useQuery(gameInfoQuery(code, game))
  const facts = <PreviewFacts game={game} maxWin={info?.maxWin ?? null} waits={isPending} />
  const play = usePlay()
  const { has, toggle } = useFavorites()
  const tools = use(ListToolsContext)
  const { name } = game
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const picture = { game, vendorName, sizes: '240px' }
  const words: ReactNode = (
    <>
      <h2 id={titleId} tabIndex={-1} className={css.name}>
        {name}
      </h2>
      <Text size="s" tone="muted">
        {vendorName}
      </Text>
    </>
  )
  const marks = (
    <>
      <IconButton
        icon={Heart}
        variant="quiet"
        label={t`Favourite: ${name}`}
        aria-pressed={has(game)}
        className={css.favorite}
        onClick={() => toggle(game)}
      />
      {tools && (
        <IconButton icon={Info} variant="quiet" label={t`About ${name}`} onClick={then(() => tools.open(game))} />
      )}
    </>
  )
  return (
    <div className={css.column}>
      {titleId ? (
        <div className={css.beside}>
          <GamePicture {...picture} className={css.smallCover} />
          <div className={css.wordsBeside}>
            {words}
            <span className={css.marks}>{marks}</span>
          </div>
          <IconButton icon={X} label={t`Close`} size="s" onClick={onClose} />
        </div>
      ) : (
        <>
          <GamePicture {...picture} />
          <span className={css.onCover}>{marks}</span>
          <div className={css.words}>{words}</div>
        </>
      )}
      {titleId && facts}
      <div className={titleId ? css.foot : css.ways}>
        <Button className={css.way} aria-label={t`Play ${name}`} onClick={then(() => play(gameTarget(game)))}>
          <Trans>Play</Trans>
        </Button>
        {game.offersTrial && (
          <Button
            variant="quiet"
            className={css.way}
            aria-label={t`Try free: ${name}`}
            onClick={then(() => play(gameTarget(game, 'trial')))}
          >
            <Trans>Try free</Trans>
          </Button>
        )}
      </div>
      {!titleId && facts}
    </div>
  )
}
