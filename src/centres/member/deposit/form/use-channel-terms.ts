import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoneyPlain, formatMoneyShort } from '../../../../i18n/format/format.ts'
import { percentOf } from '../../../../i18n/format/percent.ts'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { boundsOf } from './validate-deposit.ts'

interface ChannelTerms {
  /** How soon the money is there; empty where nobody says. */
  readonly time: string
  /** From how much to how much; empty where it has no two bounds. */
  readonly bounds: string
  /** A percentage; empty where there is none. */
  readonly fee: string
}

/** How many letters of a bound have room in a row. */
const ROOM = 11

/** What a way to pay asks for, in few words. @param left what the day still allows, in minor units; `null` without a bound */
export function useChannelTerms(): (channel: DepositChannel, left: bigint | null) => ChannelTerms {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  // To the last unit it stands at the amount, once the way is chosen.
  const say = (minor: bigint): string => {
    const whole = formatMoneyPlain(minor, currency, tag)
    return whole.length > ROOM ? formatMoneyShort(minor, currency, tag) : whole
  }
  const timeOf = ({ least, most }: NonNullable<DepositChannel['minutes']>): string =>
    most === 0 ? t`instant` : least === most ? t`${most} min` : t`${least}\u2060–\u2060${most} min`
  return (channel, left) => {
    const { min, max } = boundsOf(channel, left)
    return {
      time: channel.minutes ? timeOf(channel.minutes) : '',
      bounds: min !== null && max !== null && min <= max ? `${say(min)} – ${say(max)}` : '',
      fee: channel.feeRate > 0n ? percentOf(channel.feeRate, tag) : '',
    }
  }
}
