/** Bets that wait for the clock: which of them run, what has ended meanwhile, and what it brought. */
import { PlayRefusal, readState, type Round } from '../connection.ts'
import { refuse, type Shell } from '../shell.ts'

export interface Waiting {
  /** The newest first. */
  readonly running: readonly Round[]
  /** While a bet is on its way. */
  readonly busy: boolean
  /** How long ago the server was asked, in milliseconds; 0 while it is. */
  readonly idle: number
  /** Asks the server what stands now. */
  refresh(): Promise<void>
  /** Bets. @returns `null` where it was not taken; the line says why */
  place(bet: object, stake: bigint): Promise<Round | null>
}

interface Parts {
  /** Takes what the server says besides the rounds. */
  take(table: unknown): void
  draw(): void
}

export function createWaiting(shell: Shell, { take, draw }: Parts): Waiting {
  const { word, money } = shell
  let running: readonly Round[] = shell.state.open
  let busy = false
  let placed = 0
  let askedAt: number | null = Date.now()

  const tell = (ended: readonly Round[]): void => {
    if (ended.length === 0) return
    const win = ended.reduce((sum, round) => sum + money.read(round.win), 0n)
    shell.say(win > 0n ? word('won', { amount: money.format(win) }) : word('lost'), win > 0n ? 'good' : 'plain')
  }
  const refresh = async (): Promise<void> => {
    if (askedAt === null) return
    askedAt = null
    const [before, count] = [new Set(running.map(({ roundId }) => roundId)), placed]
    try {
      const state = await readState()
      // What was said before a bet was taken does not know of it.
      if (count !== placed) return
      running = state.open
      for (const round of state.recent.toReversed()) shell.remember(round)
      shell.setBalance(state.balance, state.balance !== money.write(shell.balance))
      take(state.table)
      tell(state.recent.filter(({ roundId, status }) => before.has(roundId) && status !== 'open'))
    } catch (error) {
      // Where nothing answered, it is asked again soon.
      if (error instanceof PlayRefusal) refuse(shell, error)
    } finally {
      askedAt = Date.now()
      draw()
    }
  }
  return {
    get running() {
      return running
    },
    get busy() {
      return busy
    },
    get idle() {
      return askedAt === null ? 0 : Date.now() - askedAt
    },
    refresh,
    place: async (bet, stake) => {
      if (busy || shell.host.paused) return null
      busy = true
      draw()
      const round = await shell.play(bet, stake)
      busy = false
      if (round) {
        placed += 1
        shell.setBalance(round.balance)
        shell.remember(round)
        running = [round, ...running]
        shell.say(word('accepted'), 'good')
      }
      draw()
      return round
    },
  }
}
