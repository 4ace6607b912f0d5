/** A view by itself, with all that the application gives it: for what stands where something broke. */
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { App } from '../app.tsx'
import type { Visit } from './site.tsx'

interface Shown extends RenderResult {
  readonly router: Visit['router']
}

/** Shows it beside the page that a visit has opened, at an address of its own. */
export async function showAlone(visit: Visit, view: () => ReactNode, address = '/'): Promise<Shown> {
  const routeTree = createRootRoute({ component: view, notFoundComponent: view })
  const made = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await made.load()
  // The application's own router has more routes, and is used alike.
  const router = made as unknown as Visit['router']
  const shown = render(<App {...visit} router={router} />)
  onTestFinished(() => shown.unmount())
  return { ...shown, router }
}
