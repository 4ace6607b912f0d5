import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../parts/site/failure-notice/waits-for-network.tsx'
import { useCloseMember } from '../../parts/account/member-pages/member-address.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { memberMenuQuery } from '../../state/account/member-menu.ts'
import type { Session } from '../../state/account/login/session.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { CircleUser } from '../../ui/media/icons.tsx'
import { media } from '../../ui/layout/media.ts'
import { useKeepFocus } from '../../ui/hooks/use-keep-focus.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { CentreMenu } from './centre-menu.tsx'
import * as css from './member-centre.css.ts'
import { PageTitle } from './page-title.tsx'
import { PAGES } from './pages.ts'
import { useCentrePage } from './use-centre-page.ts'
import { MenuWaiting, PageWaiting } from './waiting.tsx'

/** The menu and the page that the address names; nothing of either before the menu is there (spec 2, "Member centre"). */
export function MemberCentre({ session }: { readonly session: Session }) {
  const { t, i18n } = useLingui()
  const { name: brandName } = useAtomValue(brandAtom)
  const close = useCloseMember()
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(memberMenuQuery(useAtomValue(gatewayAtom)))
  const { items, page, asksMenu } = useCentrePage(data ?? [])
  const wide = useMedia(media.tablet)
  const menuAlone = !wide && asksMenu
  const shown = menuAlone ? undefined : page
  const place = useRef<HTMLDivElement>(null)
  const title = shown ? i18n._(PAGES[shown].name) : t`Personal centre`

  useDocumentTitle(`${title} · ${brandName}`)
  // Another page, or the menu, is read out by its title. What comes first is the dialog itself.
  const before = useRef(data && (shown ?? null))
  useEffect(() => {
    const now = data && (shown ?? null)
    if (before.current !== undefined && now !== before.current) {
      const dialog = place.current?.closest('dialog')
      const heading = dialog?.querySelector<HTMLElement>('[data-page-title]') ?? dialog?.querySelector('h2')
      heading?.focus()
    }
    before.current = now
  }, [data, shown])

  useKeepFocus(place, shown)

  const waiting = data === undefined
  const View = shown && PAGES[shown].view
  return (
    <Dialog
      title={t`Personal centre`}
      size="centre"
      onClose={close}
      lead={!wide && shown && <PageTitle page={shown} alone />}
    >
      <div ref={place} className={css.panes}>
        {waiting && error && (
          <div className={css.whole}>
            <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
          </div>
        )}
        {waiting && !error && (
          <>
            {fetchStatus === 'paused' && (
              <div className={css.whole}>
                <WaitsForNetwork />
              </div>
            )}
            {(wide || asksMenu) && <MenuWaiting />}
            {!menuAlone && <PageWaiting />}
          </>
        )}
        {!waiting && (wide || menuAlone || !shown) && items.length > 0 && (
          <div className={css.beside}>
            <CentreMenu session={session} items={items} current={shown} />
          </div>
        )}
        {!waiting && items.length === 0 && (
          <div className={css.whole}>
            <EmptyState icon={CircleUser} title={t`Your account details cannot be shown right now.`} />
          </div>
        )}
        {View && (
          <div className={css.page}>
            {wide && <PageTitle page={shown} alone={false} />}
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
