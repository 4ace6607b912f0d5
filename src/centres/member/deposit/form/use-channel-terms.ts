import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoneyPlain } from '../../../../i18n/format/format.ts'
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
  /** A percentage, or that there is none. */
  readonly fee: string
  /** The same as a sentence of its own. */
  readonly feeLine: string
  /** What stands where nothing is taken. */
  readonly noFee: string
}

/** What a way to pay asks for, in few words. @param left what the day still allows, in minor units; `null` without a bound */
export function useChannelTerms(): (channel: DepositChannel, left: bigint | null) => ChannelTerms {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = (minor: bigint): string => formatMoneyPlain(minor, currency, tag)
  const timeOf = ({ least, most }: NonNullable<DepositChannel['minutes']>): string =>
    most === 0 ? t`instant` : least === most ? t`${most} min` : t`${least}\u2060–\u2060${most} min`
  return (channel, left) => {
    const { min, max } = boundsOf(channel, left)
    const percent = channel.feeRate > 0n ? percentOf(channel.feeRate, tag) : ''
    const noFee = t`No fee`
    return {
      time: channel.minutes ? timeOf(channel.minutes) : '',
      bounds: min !== null && max !== null && min <= max ? `${say(min)} – ${say(max)}` : '',
      fee: percent || noFee,
      feeLine: percent ? t`Fee ${percent}` : noFee,
      noFee,
    }
  }
}
