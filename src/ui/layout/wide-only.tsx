import { type ComponentType } from 'react'
import { lazyView, type LazyView } from '../states/lazy-view.tsx'
import { DESKTOP } from './media.ts'
import { PartBoundary } from '../states/part-boundary.tsx'
import { useMedia } from '../hooks/use-media.ts'

/** A part that wide windows alone show, so that phones are spared its code. `preload` fetches it for a first commit. */
export function wideOnly<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  const View = lazyView(load)
  const WideOnly = (props: Props) =>
    useMedia(DESKTOP) ? (
      <PartBoundary>
        <View {...props} />
      </PartBoundary>
    ) : null
  WideOnly.preload = View.preload
  WideOnly.isLoaded = View.isLoaded
  return WideOnly
}
