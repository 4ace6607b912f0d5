import { useAtomValue } from 'jotai'
import type { Beside } from '../../../brand/layout-schema.ts'
import { NextThingsSkeleton } from '../../../parts/site/next-things/next-things-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { media } from '../../../ui/layout/media.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { OnNow } from './on-now.tsx'
import * as css from './beside.css.ts'
import { QuickPickCard } from './quick-pick-card.tsx'

const NextBeside = lazyView(() => import('./next-beside.tsx').then((it) => it.NextBeside), Waiting)

function Waiting() {
  return (
    <div className={css.things}>
      <NextThingsSkeleton look={useAtomValue(brandAtom).layout.nextThings} layout="rows" />
    </div>
  )
}

/** What stands beside the first picture: on a desktop alone, so that nothing is asked for elsewhere. */
export function HeroBeside({ what }: { readonly what: Exclude<Beside, 'none'> }) {
  if (!useMedia(media.desktop)) return null
  if (what === 'next') return <NextBeside />
  return what === 'now' ? <OnNow /> : <QuickPickCard />
}
