/** Scripts that are long in coming. */
import type { Page } from 'playwright/test'

/**
 * Keeps scripts away until they are let go.
 * @param name how the file's name begins, such as `main`
 * @returns lets them go
 */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${name}-.*\\.js$`), async (route) => {
    await held
    await route.continue()
  })
  return release
}
