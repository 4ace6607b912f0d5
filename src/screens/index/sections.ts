/** The sections of the home page. Those that a first view may show are in the first request; the others come near by near. */
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { CategoriesSection } from './categories-section.tsx'
import { HotWaiting, LaneWaiting } from './games-waiting.tsx'
import { HelpSection } from './help-section.tsx'
import { Hero } from './hero.tsx'
import { laterSection } from './later-section.tsx'
import { NoticesSection } from './notices-section.tsx'

/** A section without a view yet (recent games, winners) leaves no trace on the page. */
export const SECTIONS: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: Hero,
  categories: CategoriesSection,
  hot: laterSection('hot', msg`Hot games`, () => import('./hot-section.tsx').then((it) => it.HotSection), HotWaiting),
  tables: laterSection(
    'tables',
    msg`Live tables`,
    () => import('./category-lane.tsx').then((it) => it.LiveLane),
    LaneWaiting,
  ),
  slots: laterSection('slots', msg`Slots`, () => import('./category-lane.tsx').then((it) => it.SlotsLane), LaneWaiting),
  notices: NoticesSection,
  help: HelpSection,
}
