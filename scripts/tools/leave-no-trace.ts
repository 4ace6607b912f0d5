/**
 * Runs with every unit test file. Files share a process with those that follow, since a process a file would cost as
 * much as the tests: one that leaves a global or an environment variable changed fails here, by its own name.
 */
import { afterAll, expect } from 'vitest'
import { takeTraces, tracesSince } from './journeys/traces.ts'

const before = takeTraces()

afterAll(() => {
  expect(tracesSince(before), 'This file leaves these changed, and files after it would see them').toEqual([])
})
