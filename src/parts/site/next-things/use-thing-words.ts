import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatInteger } from '../../../i18n/format/format.ts'
import type { Claimable, NextThing } from '../../../rules/site/next-things.ts'
import type { Mission } from '../../../state/rewards/missions.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { readBet } from '../../games/game-card/read-bet.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useMomentsInText } from '../merchant-clock/use-moments.ts'
import { useDepositOffer } from './use-deposit-offer.ts'
import type { ThingGame, ThingRound } from './use-standing.ts'

export type Thing = NextThing<ThingRound, Mission, ThingGame>

const MINUTE_MS = 60_000

interface ThingWords {
  /** What may be cut where a row is short. */
  readonly name: string
  /** The figure behind it, which never is; empty for none. */
  readonly figure: string
  readonly line: string
  /** What a phone has no room for. */
  readonly more?: string
}

/** What a thing is called, and what is to be known of it before its button is pressed. */
export function useThingWords(thing: Thing): ThingWords {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const { digits } = useAtomValue(brandAtom).currency
  const money = useFormatPlain()
  const say = useMomentsInText()
  const offer = useDepositOffer(thing.kind === 'deposit')
  const [now] = useState(() => Date.now())
  const until = (ends: number | null): string => {
    // The last minute of a day, rather than the first of the next.
    const when = ends === null ? '' : say(ends - MINUTE_MS, now)
    return when && t`until ${when}`
  }
  const claimWords = ({ of, title, amount, ends }: Claimable): ThingWords => {
    const names = { reward: title, mission: t`Mission done`, cashback: t`Rebate`, 'sign-in': t`Daily reward` }
    const lines = {
      reward: until(ends) || t`Yours to claim`,
      mission: title,
      cashback: t`Since the last claim`,
      'sign-in': until(ends),
    }
    return { name: names[of], figure: amount === null ? '' : money(amount), line: lines[of] }
  }
  switch (thing.kind) {
    case 'round': {
      const { gameName, room, stake } = thing.round
      const amount = money(stake)
      return {
        name: room ? `${gameName} · ${room.name}` : gameName,
        figure: '',
        line: t`Round open, stake ${amount}`,
      }
    }
    case 'play': {
      const least = readBet(thing.game.minBet, digits)
      const stake = least ? money(least) : ''
      return { name: thing.game.name, figure: '', line: stake ? t`Play again, from ${stake}` : t`Play again` }
    }
    case 'claim':
      return claimWords(thing.claim)
    case 'mission': {
      const { title, unit, progress, goal, reward, ends } = thing.mission
      const count = (value: bigint): string => (unit === 'money' ? money(value) : formatInteger(value, tag))
      const [done, all, brings] = [count(progress), count(goal), money(reward)]
      return { name: title, figure: t`${done} of ${all}`, line: t`Earn ${brings}`, more: until(ends) }
    }
    case 'deposit':
      return {
        name: thing.isEmpty ? t`Your wallet is empty` : t`Your balance is low`,
        figure: '',
        line: offer || t`Deposit to play on`,
      }
    case 'contracts':
      return {
        name: t`${plural(thing.count, { one: '# contract to answer', other: '# contracts to answer' })}`,
        figure: '',
        line: t`Read the terms first`,
      }
    case 'messages':
      return {
        name: t`${plural(thing.count, { one: '# unread message', other: '# unread messages' })}`,
        figure: '',
        line: t`In your inbox`,
      }
  }
}
