/** What the page of sports brings once it is there: apart, because hot reload keeps a page only while files export nothing but components. */
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { SlipWaiting } from '../../parts/sports/slip/frame/slip-waiting.tsx'

/** The bet slip. */
export const SlipSlot = lazyView(
  () => import('../../parts/sports/slip/frame/slip-slot.tsx').then((it) => it.SlipSlot),
  SlipWaiting,
)
