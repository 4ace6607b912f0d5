/** The drop-down's inside comes when it is first wanted: nobody pays for it by looking at the page. */
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'

export const GamePanel = lazyView(() => import('../panel/game-panel.tsx').then((it) => it.GamePanel), PanelSkeleton)
