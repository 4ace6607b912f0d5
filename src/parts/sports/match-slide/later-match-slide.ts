import { lazyView } from '../../../ui/states/lazy-view.tsx'

/** A match as a slide, apart: prices that move are of no use to a first view that sells something else. */
export const LaterMatchSlide = lazyView(() => import('./match-slide.tsx').then((it) => it.MatchSlide))
