/** Runs with every unit test file. On a busy machine what is waited for may take longer than Vitest's own second. */
import { vi } from 'vitest'

const PATIENCE_MS = 30_000

const { waitFor } = vi
const waitPatiently: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

// Files share a process, and once is enough for all of them.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently
