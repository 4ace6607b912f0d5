import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import type { Claimable, NextThing } from '../../../rules/site/next-things.ts'
import type { Mission } from '../../../state/rewards/missions.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useMomentsInText } from '../merchant-clock/use-moments.ts'
import type { ThingRound } from './use-standing.ts'

export type Thing = NextThing<ThingRound, Mission>

const MINUTE_MS = 60_000

interface ThingWords {
  readonly title: string
  readonly line: string
}

/** What each thing is called, and what is to be known of it before its button is pressed. */
export function useThingWords(): (thing: Thing) => ThingWords {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const money = useFormatPlain()
  const say = useMomentsInText()
  // The last minute of a day, rather than the first of the next.
  const endOf = (ends: number | null): string => (ends === null ? '' : say(ends - MINUTE_MS, Date.now()))
  const until = (ends: number | null): string => {
    const when = endOf(ends)
    return when && t`until ${when}`
  }
  const claimWords = ({ of, title, amount, ends }: Claimable): ThingWords => {
    const sum = amount === null ? '' : money(amount)
    const names = {
      reward: title,
      mission: t`Mission done`,
      cashback: t`Cashback`,
      'sign-in': t({ message: 'Daily sign-in', context: 'of today' }),
    }
    const name = names[of]
    const lines = {
      reward: until(ends) || t`Yours to claim`,
      mission: title,
      cashback: t`For your bets since the last claim`,
      'sign-in': until(ends),
    }
    return { title: sum ? t`${name}: ${sum}` : name, line: lines[of] }
  }
  return (thing) => {
    switch (thing.kind) {
      case 'round': {
        const { gameName, room, stake } = thing.round
        const amount = money(stake)
        return { title: room ? `${gameName} · ${room.name}` : gameName, line: t`Round open, stake ${amount}` }
      }
      case 'claim':
        return claimWords(thing.claim)
      case 'mission': {
        const { title, unit, progress, goal, reward, ends } = thing.mission
        const count = (value: bigint): string => (unit === 'money' ? money(value) : formatInteger(value, tag))
        const [done, all, brings] = [count(progress), count(goal), money(reward)]
        const when = endOf(ends)
        return {
          title: `${title}: ${t`${done} of ${all}`}`,
          line: when ? t`Earn ${brings} · ends ${when}` : t`Earn ${brings}`,
        }
      }
      case 'level': {
        const { name, done, goal } = thing.level
        const sum = money(goal - done)
        return { title: t`Next level: ${name}`, line: t`${sum} in valid bets to go` }
      }
      case 'deposit':
        return { title: t`Your wallet is empty`, line: t`Choose an amount and a way to pay` }
      case 'contracts':
        return {
          title: t`${plural(thing.count, { one: '# contract waits for your answer', other: '# contracts wait for your answer' })}`,
          line: t`Read the terms before you accept`,
        }
      case 'messages':
        return {
          title: t`${plural(thing.count, { one: '# unread message', other: '# unread messages' })}`,
          line: t`From customer service and about your money`,
        }
    }
  }
}
