import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../parts/site/failure-notice/waits-for-network.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import type { Session } from '../../state/account/login/session.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { media } from '../../ui/layout/media.ts'
import { useKeepFocus } from '../../ui/hooks/use-keep-focus.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import type { Centre, ServerMenu } from './centre.ts'
import * as css from './centre-frame.css.ts'
import { CentreMenu } from './centre-menu.tsx'
import { menuOf } from './centre-pages.ts'
import { PageTitle } from './page-title.tsx'
import { useCentrePage } from './use-centre-page.ts'
import { MenuWaiting, PageWaiting } from './waiting.tsx'

interface CentreFrameProps {
  readonly centre: Centre
  readonly session: Session
  /** Where the server says what may be opened; elsewhere the centre's own table does. */
  readonly menu?: ServerMenu
  /** Which pages with a flag may be opened; nothing but such a page waits for it. */
  readonly flagged?: ServerMenu | undefined
  readonly onClose: () => void
}

/**
 * A centre: its menu and the page that the address names, in a window on a desktop and one after the other on a phone. Nothing
 * of either shows before the menu is there (spec 2, "Member centre"). Title, back, focus, waiting, and a page that does not load
 * are its business, the pages' only their content.
 */
export function CentreFrame({ centre, session, menu, flagged, onClose }: CentreFrameProps) {
  const { i18n } = useLingui()
  const { name: brandName } = useAtomValue(brandAtom)
  const waiting = menu !== undefined && menu.items === undefined
  const items = waiting ? [] : menuOf(centre.pages, session, menu?.items, flagged?.items)
  const { asked, page, asksMenu } = useCentrePage(centre, items)
  const awaited = centre.pages[asked]?.flagged && flagged?.items === undefined ? flagged : undefined
  const wide = useMedia(media.tablet)
  const menuAlone = !wide && asksMenu
  const shown = menuAlone || awaited ? undefined : page
  const place = useRef<HTMLDivElement>(null)
  const row = shown === undefined ? undefined : centre.pages[shown]
  const centreTitle = i18n._(centre.title)
  const title = row ? i18n._(row.name) : centreTitle

  useDocumentTitle(`${title} · ${brandName}`)
  // Another page, or the menu, is read out by its title. What comes first is the dialog itself.
  const now = waiting || awaited ? undefined : (shown ?? null)
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== undefined && now !== before.current) {
      const dialog = place.current?.closest('dialog')
      const heading = dialog?.querySelector<HTMLElement>('[data-page-title]') ?? dialog?.querySelector('h2')
      heading?.focus()
    }
    before.current = now
  }, [now])

  useKeepFocus(place, shown)

  const View = row?.view
  return (
    <Dialog
      title={centreTitle}
      size="centre"
      onClose={onClose}
      lead={!wide && row && <PageTitle centre={centre.name} name={row.name} alone />}
    >
      <div ref={place} className={css.panes}>
        {waiting && menu.error && (
          <div className={css.whole}>
            <FailureNotice error={menu.error} onRetry={() => void menu.refetch()} retrying={menu.isFetching} />
          </div>
        )}
        {waiting && !menu.error && (
          <>
            {menu.fetchStatus === 'paused' && (
              <div className={css.whole}>
                <WaitsForNetwork />
              </div>
            )}
            {(wide || asksMenu) && <MenuWaiting />}
            {!menuAlone && <PageWaiting />}
          </>
        )}
        {!waiting && (wide || menuAlone || !(shown || awaited)) && items.length > 0 && (
          <div className={css.beside}>
            <CentreMenu centre={centre} session={session} items={items} current={shown} />
          </div>
        )}
        {!waiting && items.length === 0 && (
          <div className={css.whole}>
            <EmptyState icon={centre.icon} title={i18n._(centre.nothing)} />
          </div>
        )}
        {!waiting && awaited && (
          <div className={css.page}>
            {awaited.fetchStatus === 'paused' && <WaitsForNetwork />}
            {awaited.error ? (
              <FailureNotice
                error={awaited.error}
                onRetry={() => void awaited.refetch()}
                retrying={awaited.isFetching}
              />
            ) : (
              <PageWaiting />
            )}
          </div>
        )}
        {row && View && (
          <div className={css.page}>
            {wide && <PageTitle centre={centre.name} name={row.name} alone={false} />}
            <ErrorBoundary
              resetKey={shown}
              renderFallback={(failure, retry) => <FailureNotice error={failure} onRetry={retry} />}
            >
              <View />
            </ErrorBoundary>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** The window is called what is open in it, and what it was before once that is closed. */
function useDocumentTitle(title: string): void {
  const before = useRef('')
  useEffect(() => {
    before.current = document.title
    return () => {
      document.title = before.current
    }
  }, [])
  useEffect(() => {
    document.title = title
  }, [title])
}
