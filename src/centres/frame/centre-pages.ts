/** Which pages of a centre somebody sees, and which of them an address asks for. */
import { CENTRE_MENU } from '../../rules/site/centres.ts'
import type { Session } from '../../state/account/login/session.ts'
import type { Centre, CentreMenuItem, CentrePage } from './centre.ts'

/**
 * Reads what an address says of a centre.
 * @returns a page's key, or `menu` for the menu alone; the first page for what nobody knows
 */
export function readPage({ pages, first }: Pick<Centre, 'pages' | 'first'>, text: string): string {
  if (text === CENTRE_MENU || Object.hasOwn(pages, text)) return text
  return Object.keys(pages).find((key) => pages[key]?.alias === text) ?? first
}

/**
 * What the menu shows: what the server lets be opened, in its order, each once and without what nobody knows here; then
 * what is ours to say.
 * @param allowed the server's menu, where the centre has one
 * @param flagged those of the pages with a flag that may be opened, as far as that is known
 */
export function menuOf(
  pages: Centre['pages'],
  session: Session,
  allowed?: readonly CentreMenuItem[],
  flagged: readonly CentreMenuItem[] = [],
): readonly CentreMenuItem[] {
  const isOurs = (page: string): boolean => pages[page]?.isFor !== undefined || allowed === undefined
  const ours = Object.keys(pages).filter((page) => isOurs(page) && (pages[page]?.isFor?.(session) ?? true))
  const theirs = (allowed ?? []).filter(({ page }) => Object.hasOwn(pages, page) && !isOurs(page))
  const once = theirs.filter(({ page }, at) => theirs.findIndex((other) => other.page === page) === at)
  return [
    ...once,
    ...ours.flatMap((page) =>
      pages[page]?.flagged ? flagged.filter((item) => item.page === page).slice(0, 1) : { page, count: 0 },
    ),
  ]
}

/**
 * The page that shows: the one that is asked for, else the centre's first, else the menu's.
 * @returns `undefined` for an empty menu
 */
export function shownPage(asked: string, menu: readonly CentreMenuItem[], first: string): string | undefined {
  const has = (key: string): boolean => menu.some(({ page }) => page === key)
  return has(asked) ? asked : has(first) ? first : menu[0]?.page
}

export interface MenuGroup {
  readonly group: CentrePage['group']
  readonly rows: readonly (CentrePage & { readonly key: string; readonly count: number })[]
}

/** A menu by the groups of its pages; those without one stand first. */
export function groupMenu(pages: Centre['pages'], menu: readonly CentreMenuItem[]): readonly MenuGroup[] {
  const rows = menu.flatMap(({ page, count }) => {
    const row = pages[page]
    return row ? [{ ...row, key: page, count }] : []
  })
  const names = new Map(rows.map(({ group }) => [group?.id ?? '', group]))
  return [...names]
    .toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''))
    .map(([id, group]) => ({ group, rows: rows.filter((row) => (row.group?.id ?? '') === id) }))
}
