/** Pages that links from elsewhere lead to: each comes with a shell of its own, and asks for its parts at once. */
import { listAnnouncements, ANNOUNCEMENT_TYPES } from '../../../src/api/content/announcements.ts'
import { getHelpCentre } from '../../../src/api/content/help.ts'
import { PLATFORM_CODE } from '../../../src/rules/figures.ts'
import { earlyCall, type EarlyCall } from './starter-data.ts'
import type { BundledBrand } from '../../../src/brand/bundle.ts'

export interface PageShell {
  /** The address, which is the name of the file too, without its ending. */
  readonly path: `/${string}`
  /** The module that holds the screen, below `src`. */
  readonly screen: string
  /** What the screen will ask for. */
  readonly calls: (brand: BundledBrand) => readonly EarlyCall[]
}

/** Every other address but the home page's gets the neutral frame. */
export const PAGE_SHELLS: readonly PageShell[] = [
  {
    path: '/help',
    screen: 'screens/help/help-screen.tsx',
    calls: (brand) => [earlyCall(brand, getHelpCentre, { language: '{language}' }, { insideOnly: true })],
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
  },
]

/** The file of a page's shell. */
export const shellFile = ({ path }: PageShell): string => `${path.slice(1)}.html`
