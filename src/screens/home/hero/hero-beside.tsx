import type { Beside } from '../../../brand/layout-schema.ts'
import { media } from '../../../ui/layout/media.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { OnNow } from './on-now.tsx'
import { QuickPickCard } from './quick-pick-card.tsx'

const NextBeside = lazyView(() => import('./next-beside.tsx').then((it) => it.NextBeside))

/** What stands beside the first picture: on a desktop alone, so that nothing is asked for elsewhere. */
export function HeroBeside({ what }: { readonly what: Exclude<Beside, 'none'> }) {
  if (!useMedia(media.desktop)) return null
  if (what === 'next') return <NextBeside />
  return what === 'now' ? <OnNow /> : <QuickPickCard />
}
