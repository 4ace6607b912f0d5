/** The header of a wide window, as component tests find and use it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

export const banner = (): HTMLElement => screen.getByRole('banner')
export const bar = (): HTMLElement => within(banner()).getByRole('navigation', { name: 'Main' })
/** @param name how its name begins: points and counts may follow */
export const item = (name: string): HTMLElement =>
  within(bar()).getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}`) })
/** The button behind a category's link; it is there once the category has vendors. */
export const opener = (name: string): Promise<HTMLElement> =>
  within(bar()).findByRole('button', { name: `Games: ${name}` })

/** Every drop-down that is open. */
export const panels = (): HTMLElement[] => [...banner().querySelectorAll<HTMLElement>('[popover="manual"]')]
/** The one drop-down that is open, once it is the one of this name. */
export const panelOf = async (name: string): Promise<HTMLElement> => {
  await waitFor(() => expect(panels().map((panel) => panel.getAttribute('aria-label'))).toEqual([name]))
  return panels()[0]!
}
export const noPanel = (): Promise<void> => waitFor(() => expect(panels()).toEqual([]))

/** Its vendors, once its inside has come. */
export async function vendorsOf(panel: HTMLElement): Promise<HTMLElement[]> {
  const [list] = await within(panel).findAllByRole('list')
  return within(list!).getAllByRole('link')
}
/** The buttons that play its games, once some are there. */
export const cardsOf = (panel: HTMLElement): Promise<HTMLElement[]> =>
  within(panel).findAllByRole('button', { name: /^Play / })

/**
 * The login form in a guest's header. A wide window's style shows it in the bar, without its being opened: here, where there is
 * no style, it is opened for that.
 */
export async function headerLogin(): Promise<HTMLElement> {
  const place = await waitFor(() => {
    const found = document.getElementById('header-login-place')
    if (!found) throw new Error('the header has no login form')
    return found
  })
  if (!place.matches(':popover-open')) place.showPopover()
  return place
}

/** A mouse comes to lie on something. */
export function point(at: Element, clientX = 0, clientY = 0): void {
  fireEvent.pointerOver(at, { pointerType: 'mouse', clientX, clientY })
  fireEvent.pointerMove(at, { pointerType: 'mouse', clientX, clientY })
}
