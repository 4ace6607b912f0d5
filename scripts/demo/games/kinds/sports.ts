/** A sports coupon: one pick or several together, settled when the last of them has been played. */
import * as v from 'valibot'
import { PlayRefused, type Play, type Setting } from '../play.ts'
import { together } from '../rules/coupon.ts'
import { fixtureOf, fixturesAt, isRight, PICKS, scoreOf, type Sport } from '../rules/fixtures.ts'
import { shareOf } from '../rules/share.ts'
import { amountSchema, decimal, readAmount, withinLimits } from '../stakes.ts'
import { teamsOf } from './teams.ts'

const picked = v.strictObject({
  fixture: v.pipe(v.string(), v.maxLength(16)),
  pick: v.picklist(PICKS),
  /** Hundredths, as the player saw them. */
  odds: v.pipe(v.number(), v.integer()),
})
type Picked = v.InferOutput<typeof picked>

interface Bet {
  readonly stake: string
  readonly picks: Picked[]
}

const state = v.strictObject({ stake: v.string(), picks: v.array(picked) })
type State = v.InferOutput<typeof state>

const MOST_PICKS = 8

const sportOf = ({ game, seed }: Setting): Sport => {
  const { drawn, teams } = teamsOf(game)
  return { key: `${seed}/${game.gameId}`, drawn, teams, rtp: game.rtp }
}

export const sports: Play<Bet, State> = {
  concurrent: true,
  bet: v.strictObject({
    stake: amountSchema,
    picks: v.pipe(v.array(picked), v.minLength(1), v.maxLength(MOST_PICKS)),
  }),
  state,
  begin: ({ stake: text, picks }, setting) => {
    const sport = sportOf(setting)
    const stake = withinLimits(readAmount(text, setting.merchant), setting)
    // Two picks of one fixture would depend on each other.
    if (new Set(picks.map(({ fixture }) => fixture)).size < picks.length) throw new PlayRefused('bet')
    const now = picks.map(({ fixture: id, pick }) => {
      const fixture = fixtureOf(sport, id, setting.now)
      const odds = fixture?.odds[pick]
      if (!fixture || odds === undefined || !isSoon(fixture.startsAt, setting)) throw new PlayRefused('bet')
      if (fixture.startsAt <= setting.now) throw new PlayRefused('closed', { fixture: fixture.id })
      return { fixture, pick, odds }
    })
    const stands = now.map(({ fixture, pick, odds }) => ({ fixture: fixture.id, pick, odds }))
    // Better or worse, the player is asked again.
    if (stands.some(({ odds }, index) => odds !== picks[index]?.odds))
      throw new PlayRefused('odds-changed', { picks: stands })
    const legs = now.map(({ fixture: { id, home, away, startsAt, endsAt }, pick, odds }) => ({
      fixture: id,
      home,
      away,
      startsAt,
      endsAt,
      pick,
      odds,
    }))
    const odds = together(stands)
    return {
      stake,
      win: 0n,
      shown: { legs, odds, pays: decimal(shareOf(stake, BigInt(odds), 100n), setting.merchant) },
      open: {
        state: { stake: String(stake), picks: stands } satisfies State,
        dueAt: Math.max(...legs.map(({ endsAt }) => endsAt)),
      },
    }
  },
  settle: (held, setting) => {
    const sport = sportOf(setting)
    const legs = held.picks.map(({ fixture: id, pick, odds }) => {
      const fixture = fixtureOf(sport, id, setting.now)
      const score = scoreOf(sport, id, String(setting.seed))
      return {
        fixture: id,
        home: fixture?.home ?? '',
        away: fixture?.away ?? '',
        pick,
        odds,
        score,
        right: isRight(score, pick),
      }
    })
    const odds = together(held.picks)
    const win = legs.every(({ right }) => right) ? shareOf(BigInt(held.stake), BigInt(odds), 100n) : 0n
    return { stake: 0n, win, shown: { legs, odds, won: decimal(win, setting.merchant) } }
  },
  table: (setting) => {
    const sport = sportOf(setting)
    const { open, live } = fixturesAt(sport, setting.now)
    return { drawn: sport.drawn, open, live, mostPicks: MOST_PICKS, now: setting.now }
  },
}

/** A fixture of next year is no fixture of this coupon. In milliseconds. */
const SOON = 3_600_000
const isSoon = (startsAt: number, { now }: Setting): boolean => startsAt < now + SOON
