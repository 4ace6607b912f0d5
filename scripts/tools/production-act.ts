/**
 * Runs with every file of component tests. The React that players have, which is theirs too, lacks `act`: by that Testing
 * Library lets everything be drawn that an event or a first drawing leads to.
 */
import { setImmediate } from 'node:timers/promises'
import React from 'react'
import { flushSync } from 'react-dom'

async function settled(work: Promise<unknown>): Promise<void> {
  await work
  // What can wait is asked for in one turn, and drawn in the next.
  await setImmediate()
  await setImmediate()
}

function act(callback: () => unknown): unknown {
  const result = flushSync(callback)
  return result instanceof Promise ? settled(result) : undefined
}

Object.assign(React, { act })
