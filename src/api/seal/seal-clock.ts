/**
 * A device's clock may be minutes off, and a seal is good for minutes: once a refusal has told the server's time, seals are
 * dated by that. Spec: not shown.
 */
import * as v from 'valibot'
import type { Seal } from '../transport/gateway-options.ts'
import { HttpStatus } from '../transport/network.ts'
import { readRefusal } from '../transport/answer.ts'

/** What the server says of a seal whose date it does not believe, in `value.seal` of its refusal. */
export const MISDATED = ['too-old', 'from-the-future'] as const

const misdated = v.object({ seal: v.picklist(MISDATED) })

/** How many milliseconds the server is ahead of this device, by the seal that it was learnt with. */
const ahead = new WeakMap<Seal, number>()

/** Now, in milliseconds since 1970, as the server that opens the seal has it. */
export const sealTime = (seal: Seal): number => Date.now() + (ahead.get(seal) ?? 0)

/**
 * Learns the server's time from the refusal of a seal.
 * @returns whether the call may be sealed and sent anew: its date alone was refused, so that nothing has been done
 */
export function adoptServerTime(seal: Seal, error: unknown): boolean {
  if (!(error instanceof HttpStatus) || error.date === undefined) return false
  if (!v.is(misdated, readRefusal('', error.body)?.value)) return false
  ahead.set(seal, error.date - Date.now())
  return true
}
