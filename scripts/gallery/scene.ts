/** What a scene is, and what scenes do to a page. */
import type { Page } from 'playwright'
import type { MadeMember } from './visitor.ts'

export type MakeMember = (kind: string) => Promise<MadeMember>

export interface Scene {
  readonly id: string
  readonly title: string
  /**
   * Whoever may see it: where guests see nothing but the login page, `anyone` is a member; `empty` has no money, `rich` has
   * 1,234,567,890, and `long-named` a name as long as names are.
   */
  readonly as: 'guest' | 'member' | 'agent' | 'empty' | 'rich' | 'long-named' | 'anyone'
  /** What the brand's layout says otherwise, for a picture of another choice; shown in the first brand alone. */
  readonly layout?: Readonly<Record<string, unknown>>
  readonly address: string
  /** The whole page, what the window shows, or the first element that a selector finds. */
  readonly frame: 'page' | 'window' | { readonly element: string }
  /** What the sandbox is told before the page is opened, as its control call takes it. */
  readonly scenario?: Readonly<Record<string, unknown>> & { readonly kind: string }
  /** Whether the notice popup may come on start. */
  readonly popup?: true
  /** Whether somebody has logged in by the end, whom the tab has to forget again. */
  readonly signsIn?: true
  /**
   * Brings about what is to be seen; false where the brand or the width has no such thing.
   * @param make makes a member of a kind, whom nobody has met
   */
  readonly open?: (page: Page, make: MakeMember) => Promise<boolean>
}

/** Long enough for a part that is loaded when it is opened. */
export const PATIENCE = { timeout: 8000 }
/** Clicks the first of the elements that can be seen. */
export async function press(page: Page, selector: string): Promise<boolean> {
  const shown = page.locator(selector).filter({ visible: true }).first()
  if ((await shown.count()) === 0) return false
  await shown.click(PATIENCE)
  return true
}

/** @throws Error when what was asked for does not come */
export async function appears(page: Page, selector: string): Promise<true> {
  await page.locator(selector).filter({ visible: true }).first().waitFor(PATIENCE)
  return true
}

/** Where a form stands: in what lies on top, or on a page of its own. */
export const FORMS = ':is(dialog[open], main)'

/** Sends a form as it is; false where there is none. */
export async function leaveEmpty(page: Page): Promise<boolean> {
  if (!(await press(page, `${FORMS} form [type=submit]`))) return false
  return appears(page, '[aria-invalid=true]')
}
