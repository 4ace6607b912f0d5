import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../../i18n/format/format.ts'
import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { brandAtom } from '../../../../state/site/brand.ts'
import { firstOpenChannel, type DepositChannel, type DepositMethod } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { KIND_PRESENTATION } from './kind-presentation.ts'
import { ChannelResting } from './channel-resting.tsx'
import { Choices } from '../../../../ui/fields/choices.tsx'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[]
  readonly chosen: DepositChannel
  readonly onChoose: (channel: DepositChannel) => void
}

/** How to pay: the kind first, then by whom, where there are several. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { i18n } = useLingui()
  const method = methods.find(({ kind }) => kind === chosen.kind)
  return (
    <>
      <Choices legend={<Trans>How would you like to pay?</Trans>} layout="flow">
        {methods.map(({ kind, name, channels }) => {
          const first = firstOpenChannel(channels)
          const [resting] = channels
          return (
            <ChoiceCard
              key={kind}
              name="method"
              value={kind}
              checked={kind === chosen.kind}
              onChoose={() => first && onChoose(first)}
              icon={KIND_PRESENTATION[kind].icon}
              iconTone="accent"
              title={name || i18n._(KIND_PRESENTATION[kind].name)}
              details={
                !first && resting?.rests
                  ? [<ChannelResting key="rests" rests={soonest(channels) ?? resting.rests} />]
                  : []
              }
              resting={!first}
            />
          )
        })}
      </Choices>
      {method && method.channels.length > 1 && (
        <Choices legend={<Trans>Payment service</Trans>} layout="columns">
          {method.channels.map((channel) => (
            <ChannelOption
              key={channel.code}
              channel={channel}
              checked={channel.code === chosen.code}
              onChoose={() => onChoose(channel)}
            />
          ))}
        </Choices>
      )}
      {methods.some(({ channels }) => soonest(channels)) && <MerchantClock />}
    </>
  )
}

/** Of channels that rest, what is said of the one that is back first. */
const soonest = (channels: readonly DepositChannel[]): DepositChannel['rests'] =>
  channels
    .flatMap(({ rests }) => (rests && rests.until !== null ? [rests] : []))
    .toSorted((one, other) => (one.until ?? 0) - (other.until ?? 0))[0] ?? null

interface ChannelOptionProps {
  readonly channel: DepositChannel
  readonly checked: boolean
  readonly onChoose: () => void
}

function ChannelOption({ channel, checked, onChoose }: ChannelOptionProps) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { code, name, min, max, feeRate, rests } = channel
  const say = (minor: bigint): string => formatMoney(minor, currency, tag)
  return (
    <ChoiceCard
      name="channel"
      value={code}
      checked={checked}
      onChoose={onChoose}
      title={<bdi>{name}</bdi>}
      details={[
        rests ? (
          <ChannelResting key="rests" rests={rests} />
        ) : (
          <Fragment key="terms">
            {min !== null && max !== null && (
              <span>
                {say(min)} – {say(max)}
              </span>
            )}
            <span>{feeRate === 0n ? <Trans>No fee</Trans> : <Trans>Fee {percentOf(feeRate, tag)}</Trans>}</span>
          </Fragment>
        ),
      ]}
      resting={rests !== null}
    />
  )
}
