/** Pages that links and search engines lead to: each comes with a head of its own, and many with what they show. */
import { listAnnouncements, ANNOUNCEMENT_TYPES } from '../../../src/api/content/announcements.ts'
import { getHelpCentre } from '../../../src/api/content/help.ts'
import { WRITTEN_PAGES, type WrittenPageName } from '../../../src/rules/content/written-pages.ts'
import { PLATFORM_CODE } from '../../../src/rules/figures.ts'
import { CATEGORIES, categoryRoute, type Category } from '../../../src/rules/games/categories.ts'
import { earlyCall, type EarlyCall } from './starter-data.ts'
import type { BundledBrand } from '../../../src/brand/bundle.ts'

export interface PageShell {
  /** The address, which is the name of the file too, without its ending. */
  readonly path: `/${string}`
  /** The module that holds the screen, below `src`, which the shell shows; without one it is header and ground alone. */
  readonly screen?: string
  /** What the screen will ask for. */
  readonly calls?: (brand: BundledBrand) => readonly EarlyCall[]
  /** The page of the brand's own that it shows. */
  readonly written?: WrittenPageName
  /** Whether the worker keeps it; where it does not, what it keeps for every other address answers. */
  readonly kept?: true
}

const SHOWN: readonly PageShell[] = [
  {
    path: '/help',
    screen: 'screens/help/help-screen.tsx',
    calls: (brand) => [earlyCall(brand, getHelpCentre, { language: '{language}' }, { insideOnly: true })],
    kept: true,
  },
  {
    path: '/noticePage',
    screen: 'screens/notice-page/notice-page-screen.tsx',
    calls: (brand) => [
      earlyCall(
        brand,
        listAnnouncements,
        // What a guest is shown (spec 6); a member's list is another one, and not begun without the token.
        { types: ANNOUNCEMENT_TYPES, platform: PLATFORM_CODE, execution: 'B', language: '{language}' },
        { insideOnly: true },
      ),
    ],
    kept: true,
  },
  ...WRITTEN_PAGES.map((name): PageShell => ({
    path: `/${name}`,
    screen: 'screens/written-page/written-page-screen.tsx',
    written: name,
  })),
]

const pathsOf = (categories: readonly Category[]): string[] => [...new Set(categories.map(categoryRoute))]

/** The pages whose content differs by the minute: their shells hold none of it. */
const FRAMES: readonly PageShell[] = [...pathsOf(CATEGORIES), '/promotions', '/vip', '/down'].map(
  // Every route begins so.
  (path) => ({ path: path as `/${string}` }),
)

/** Every other address but the home page's gets the neutral frame. */
export const PAGE_SHELLS: readonly PageShell[] = [...SHOWN, ...FRAMES]

/** The addresses that a brand is found under besides its home page: no category that its navigation leaves out. */
export function publicPaths(navigation: readonly Category[]): string[] {
  const without = new Set(pathsOf(CATEGORIES)).difference(new Set(pathsOf(navigation)))
  return PAGE_SHELLS.map(({ path }) => path).filter((path) => !without.has(path))
}

/** The file of a page's shell. */
export const shellFile = ({ path }: PageShell): string => `${path.slice(1)}.html`
