/** The home page in component tests. */
import { screen, within } from '@testing-library/react'
import { stubVisibility } from './visibility.ts'

/** A section by its title, once it is there. */
export const section = (name: string): Promise<HTMLElement> =>
  within(screen.getByRole('main')).findByRole('region', { name })

/** The titles of the sections that stand on the page, in their order. */
export const sectionTitles = (): (string | null)[] =>
  within(screen.getByRole('main'))
    .getAllByRole('region')
    .map(
      (it) =>
        it.getAttribute('aria-label') ??
        document.getElementById(it.getAttribute('aria-labelledby') ?? '')?.textContent ??
        null,
    )

/** What says that a section did not come. */
export const NOT_LOADED = 'This part of the page did not load'

/** Of the page that is opened next these sections alone are near: the others stand, and cost nothing. */
export const onlyNear = (...titles: readonly string[]): void =>
  void stubVisibility((target, root) => {
    const around = target.closest('main section')
    if (root !== null || !around) return true
    return titles.includes(around.getAttribute('aria-label') ?? around.querySelector('h2')?.textContent ?? '')
  })
