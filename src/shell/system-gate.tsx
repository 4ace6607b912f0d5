import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { pictureHosts } from '../rules/site/picture-hosts.ts'
import { brandAtom } from '../state/site/brand.ts'
import { ErrorBoundary } from '../ui/states/error-boundary.tsx'
import { lazyView } from '../ui/states/lazy-view.tsx'
import { PictureHosts } from '../ui/media/picture-hosts.ts'
import { LastResort } from './system/last-resort.tsx'
import { useStatus } from './system/use-status.ts'

const CrashPage = lazyView(() => import('./system/crash-page.tsx').then((it) => it.CrashPage))
const MaintenancePage = lazyView(() => import('./system/maintenance-page.tsx').then((it) => it.MaintenancePage))
const RestrictionPage = lazyView(() => import('./system/restriction-page.tsx').then((it) => it.RestrictionPage))
const WrongDomainPage = lazyView(() => import('./system/wrong-domain-page.tsx').then((it) => it.WrongDomainPage))

/**
 * Shows the application only where and while the merchant may: maintenance wins over region (spec 4, "System status").
 * Also the last place where a fault of the whole page is caught.
 */
export function SystemGate({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      renderFallback={(error) => (
        <LastResort>
          <CrashPage error={error} />
        </LastResort>
      )}
    >
      <Gate>{children}</Gate>
    </ErrorBoundary>
  )
}

function Gate({ children }: { readonly children: ReactNode }) {
  const { status, view } = useStatus()
  const { images } = useAtomValue(brandAtom).origins
  const listed = status?.imageCDNs
  const hosts = useMemo(() => pictureHosts(images, listed ?? []), [images, listed])
  if (view === 'application') return <PictureHosts value={hosts}>{children}</PictureHosts>
  return (
    <LastResort>
      {view === 'maintenance' && <MaintenancePage endTime={status?.maintenance.endTime ?? null} />}
      {view === 'restricted' && (
        <RestrictionPage ip={status?.location.ip ?? ''} country={status?.location.country ?? ''} />
      )}
      {view === 'wrong-domain' && <WrongDomainPage />}
    </LastResort>
  )
}
