/** Scripts and answers that are long in coming. */
import type { Page } from 'playwright/test'

/**
 * Keeps requests from the server until they are let go.
 * @param address what their addresses look like
 * @returns lets them go
 */
export async function holdRequests(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Keeps scripts away until they are let go.
 * @param name how the file's name begins, such as `main`
 * @returns lets them go
 */
export const holdScript = (page: Page, name: string): Promise<() => void> =>
  holdRequests(page, new RegExp(`/assets/${name}-.*\\.js$`))

/**
 * Keeps a call from the gateway until it is let go.
 * @param path of the call, such as `/wps/member/info/menu`
 * @returns lets it go, and those that follow
 */
export const holdCall = (page: Page, path: string): Promise<() => void> =>
  holdRequests(page, ({ pathname }) => pathname.endsWith(path))
