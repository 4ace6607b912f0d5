/** The ways to pay that a merchant has: the sandbox's, with what its sandbox.json says of them otherwise. */
import type { DepositKind } from '../../../src/rules/money/deposit.ts'
import type { Context } from '../context.ts'
import { wordsIn } from '../handling.ts'
import { DEPOSIT_CHANNELS, type DepositChannel } from '../seeds/money/deposit-channels.ts'
import { FAMILIES } from '../site/families.ts'
import type { MerchantSeed } from '../site/merchant.ts'

type OwnWay = NonNullable<MerchantSeed['deposits']>[number]
type Deposits = Pick<MerchantSeed, 'deposits'>
type OwnChannel = DepositChannel & Pick<OwnWay, 'called'>

/** In the merchant's order; all that there are where it names none. */
export const channelsOf = ({ deposits }: Deposits): readonly OwnChannel[] =>
  deposits?.flatMap((own) => DEPOSIT_CHANNELS.filter(({ code }) => code === own.code).map((way) => ownOf(way, own))) ??
  DEPOSIT_CHANNELS

function ownOf(way: DepositChannel, { called, mark, bank, min, max, presets, free }: OwnWay): OwnChannel {
  return {
    ...way,
    ...(called && { called }),
    ...(mark && { mark }),
    ...(bank && { bank }),
    min: min ?? way.min,
    max: max ?? way.max,
    presets: presets ?? way.presets,
    feeRate: free ? '0' : way.feeRate,
  }
}

/** One that the merchant offers. */
export const channelOf = (code: string, merchant: Deposits): OwnChannel | undefined =>
  channelsOf(merchant).find((channel) => channel.code === code)

/** What a channel is called in the caller's language: by the merchant, where it says so. */
export function channelName(code: string, context: Context): string {
  const { called = {}, name = '' } = channelOf(code, context.merchant) ?? {}
  const { family } = context.language
  const own = FAMILIES.find((each) => each === family || each === family.split('-')[0])
  return (own && called[own]) ?? called.en ?? wordsIn(context, 'deposit channel')(name)
}

interface Run {
  readonly kind: DepositKind
  readonly channels: OwnChannel[]
}

/** Neighbours of one kind together, so that the merchant's order stays. */
export function runsOfKind(channels: readonly OwnChannel[]): readonly Run[] {
  const runs: Run[] = []
  for (const channel of channels) {
    const last = runs.at(-1)
    if (last?.kind === channel.kind) last.channels.push(channel)
    else runs.push({ kind: channel.kind, channels: [channel] })
  }
  return runs
}
