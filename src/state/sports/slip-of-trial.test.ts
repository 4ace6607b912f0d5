/** What becomes of a slip that was filled on trial. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { openPage, stubStorage } from '../../testing/state.ts'
import { emptySessionAtom, sessionAtom } from '../account/login/session.ts'
import { slipIsThereAtom } from './slip-presence.ts'
import { slipAtom, watchSlipAtom } from './slip.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

const PICK = { fixture: 'f', market: 'f/m', outcome: 'f/m/0', relates: [], agreed: { units: 2, scale: 0 } }
const open = () => openPage(() => Promise.reject(new TypeError('nobody answers')))

type Page = ReturnType<typeof open>
const enter = ({ store }: Page, token: string, accountType: number | null): void => {
  store.set(sessionAtom, { token, accountType, username: token, nickname: '' })
  store.set(watchSlipAtom)()
}
const picks = ({ store }: Page): string[] => store.get(slipAtom).picks.map(({ outcome }) => outcome)

test.each(['filled before', 'filled in it'])(
  'one of a trial, %s, is kept by who comes in then, and is theirs',
  (when) => {
    const page = open()
    const fill = (): void => page.store.set(slipAtom, (slip) => ({ ...slip, picks: [PICK] }))
    if (when === 'filled before') fill()
    // Told by member info alone, a moment later.
    enter(page, 'trial', null)
    page.store.set(sessionAtom, (held) => held && { ...held, accountType: TRIAL_ACCOUNT })
    if (when === 'filled in it') fill()
    page.store.set(emptySessionAtom)
    enter(page, 'player', 0)
    expect([picks(page), page.store.get(slipIsThereAtom)]).toEqual([['f/m/0'], true])
    // A reload has it as well.
    expect(picks(open())).toEqual(['f/m/0'])
    page.store.set(emptySessionAtom)
    enter(page, 'another', 0)
    expect([picks(page), picks(open()), page.store.get(slipIsThereAtom)]).toEqual([[], [], false])
  },
)
