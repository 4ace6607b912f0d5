import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkFailure } from '../../rules/site/chunk-failure.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { tellCaught } from './tell-caught.ts'

afterEach(() => vi.restoreAllMocks())

/** What the console gets from a page of which a part throws. */
async function told(error: Error): Promise<{ readonly errors: unknown[][]; readonly warnings: unknown[][] }> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Broken = (): never => {
    throw error
  }
  const root = createRoot(document.createElement('div'), { onCaughtError: tellCaught })
  await act(async () =>
    root.render(
      <ErrorBoundary renderFallback={() => null}>
        <Broken />
      </ErrorBoundary>,
    ),
  )
  await act(async () => root.unmount())
  return { errors: errors.mock.calls, warnings: warnings.mock.calls }
}

test.each(['missing', 'timeout'] as const)('a part that did not load (%s) is no fault of the page', async (type) => {
  const failure = new ChunkFailure(type, 'https://bet.example/assets/on-start.js')
  expect(await told(failure)).toEqual({ errors: [], warnings: [['A part of the page did not load.', failure]] })
})

test.each([new ChunkFailure('error', ''), new TypeError('x is undefined')])(
  'what broke is told once: %s',
  async (error) => {
    const { errors, warnings } = await told(error)
    expect(warnings).toEqual([])
    expect(errors).toEqual([['A part of the page broke.', error, expect.stringContaining('Broken')]])
  },
)
