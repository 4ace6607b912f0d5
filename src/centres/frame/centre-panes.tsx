import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../parts/site/failure-notice/waits-for-network.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { useKeepFocus } from '../../ui/hooks/use-keep-focus.ts'
import type { CentreProps } from './centre.ts'
import * as css from './centre-frame.css.ts'
import { CentreMenu } from './centre-menu.tsx'
import { PageTitle } from './page-title.tsx'
import type { OpenCentre } from './use-open-centre.ts'
import { MenuWaiting, PageWaiting } from './waiting.tsx'

interface CentrePanesProps extends Omit<CentreProps, 'flagged'> {
  readonly open: OpenCentre
  /** Whether they are a page of the site, where Back leads to the one before; in a window it closes that. */
  readonly isPage?: boolean
}

/**
 * A centre's menu and the page that the address names, side by side where there is room, one after the other on a phone. Focus,
 * waiting, and a page that does not load are its business, the pages' only their content.
 */
export function CentrePanes({ centre, session, menu, open, isPage = false }: CentrePanesProps) {
  const { i18n } = useLingui()
  const { waiting, awaited, items, wide, menuAlone, shown, row } = open
  const place = useRef<HTMLDivElement>(null)
  // Another page, or the menu, is read out by its title. What comes first is the dialog itself.
  const now = waiting || awaited ? undefined : (shown ?? null)
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== undefined && now !== before.current) {
      const around = place.current?.closest('dialog') ?? document.getElementById('main')
      const heading = around?.querySelector<HTMLElement>('[data-page-title]') ?? around?.querySelector('h2')
      heading?.focus()
    }
    before.current = now
  }, [now])

  useKeepFocus(place, shown)

  const View = row?.view
  return (
    <div ref={place} className={css.panes}>
      {waiting && menu?.error && (
        <div className={css.whole}>
          <FailureNotice error={menu.error} onRetry={() => void menu.refetch()} retrying={menu.isFetching} />
        </div>
      )}
      {waiting && !menu?.error && (
        <>
          {menu?.fetchStatus === 'paused' && (
            <div className={css.whole}>
              <WaitsForNetwork />
            </div>
          )}
          {(wide || open.asksMenu) && <MenuWaiting />}
          {!menuAlone && <PageWaiting />}
        </>
      )}
      {!waiting && (wide || menuAlone || !shown) && items.length > 0 && (
        <div className={css.beside}>
          <CentreMenu centre={centre} session={session} items={items} current={shown} isPage={isPage} />
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
            <FailureNotice error={awaited.error} onRetry={() => void awaited.refetch()} retrying={awaited.isFetching} />
          ) : (
            <PageWaiting />
          )}
        </div>
      )}
      {row && View && (
        <div className={css.page}>
          {(wide || isPage) && <PageTitle centre={centre.name} name={row.name} alone={!wide} />}
          <ErrorBoundary
            resetKey={shown}
            renderFallback={(failure, retry) => <FailureNotice error={failure} onRetry={retry} />}
          >
            <View />
          </ErrorBoundary>
        </div>
      )}
    </div>
  )
}
