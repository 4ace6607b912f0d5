/** A sports coupon's page: matches with odds, the coupon, and the bets that run. */
import { setBackdrop } from '../backdrop.ts'
import { everyTick, serverTime, setServerTime } from '../clock.ts'
import { PlayRefusal } from '../connection.ts'
import { el, setResting } from '../dom.ts'
import { setPanel } from '../panel.ts'
import type { Shell } from '../shell.ts'
import { createStake } from '../stake.ts'
import { createWaiting } from '../waiting/waiting.ts'
import { createBets } from './bets.ts'
import { createCoupon } from './coupon.ts'
import { createMatches } from './matches.ts'
import { tableOf, type Fixture, type Leg, type NamedLeg } from './shapes.ts'

/** Odds are asked for so often, in milliseconds. */
const REFRESH = 10_000

export function start(shell: Shell): void {
  const { page, stage, bar, word } = shell
  setPanel({ rules: 'sportsRules' })
  let table = tableOf(page.table)
  let legs: readonly NamedLeg[] = []
  setServerTime(table.now)

  /** What stood there is over once the coupon changes. */
  const sayNext = (): void => shell.say(legs.length === 0 ? word('couponEmpty') : '')
  const isChosen = ({ id }: Fixture, pick: string): boolean =>
    legs.some((leg) => leg.fixture === id && leg.pick === pick)
  const choose = (fixture: Fixture, pick: string): void => {
    if (waiting.busy) return
    const was = isChosen(fixture, pick)
    const { id, home, away, odds } = fixture
    const others = legs.filter((leg) => leg.fixture !== id)
    const fits = !was && others.length < table.mostPicks
    legs = fits ? [...others, { fixture: id, pick, odds: odds[pick] ?? 0, home, away }] : others
    sayNext()
    draw()
  }
  const remove = (fixture: string): void => {
    if (waiting.busy) return
    legs = legs.filter((leg) => leg.fixture !== fixture)
    sayNext()
    draw()
  }

  const stake = createStake(shell, () => drawCoupon())
  const betButton = el('button', { type: 'button', class: 'main-button' }, word('bet'))
  const matches = createMatches(shell, { isChosen, choose })
  const coupon = createCoupon(shell, remove)
  const bets = createBets(shell)
  stage.classList.add('boards')
  setBackdrop(stage, page.art)
  stage.append(el('div', { class: 'board' }, matches.element, coupon.element, bets.element))
  bar.append(stake.element, betButton)

  const drawCoupon = (): void => {
    coupon.draw(legs, stake.value)
    setResting(betButton, waiting.busy || legs.length === 0)
  }
  const draw = (): void => {
    matches.draw(table)
    drawCoupon()
    tick()
  }

  const waiting = createWaiting(shell, {
    take: (told) => {
      table = tableOf(told)
      setServerTime(table.now)
      // What has begun can't be bet on any more.
      legs = legs.filter((leg) => table.open.some(({ id }) => id === leg.fixture))
    },
    draw: () => {
      bets.draw(waiting.running)
      draw()
    },
  })
  const place = async (): Promise<void> => {
    if (legs.length === 0) return
    const picks = legs.map(({ fixture, pick, odds }) => ({ fixture, pick, odds }))
    const round = await waiting.place({ stake: stake.text, picks }, stake.value)
    if (round) legs = []
    draw()
  }
  betButton.addEventListener('click', () => void place())
  stage.addEventListener('refused', (event) => {
    if (!(event instanceof CustomEvent) || !(event.detail instanceof PlayRefusal)) return
    if (event.detail.reason === 'odds-changed') {
      // What the server names is what now stands.
      const stands = event.detail.value['picks'] as readonly Leg[]
      legs = legs.map((leg) => ({
        ...leg,
        odds: stands.find(({ fixture }) => fixture === leg.fixture)?.odds ?? leg.odds,
      }))
    }
    void waiting.refresh()
  })

  const tick = (): void => {
    const now = serverTime()
    matches.tick(now)
    const soonest = Math.min(...table.open.map(({ startsAt }) => startsAt), ...table.live.map(({ endsAt }) => endsAt))
    if (!waiting.busy && waiting.idle > (now > soonest + 300 ? 1000 : REFRESH)) void waiting.refresh()
  }
  draw()
  bets.draw(waiting.running)
  everyTick(tick)
  sayNext()
}
