import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../../i18n/format.ts'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../../i18n/percent.ts'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { brandAtom } from '../../../../state/site/brand.ts'
import { firstOpenChannel, type DepositChannel, type DepositMethod } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { radio } from '../../../../ui/fields/radio.css.ts'
import * as css from '../deposit.css.ts'
import { KIND_PRESENTATION } from './kind-presentation.ts'
import { ChannelResting } from './channel-resting.tsx'

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
      <fieldset className={css.choices}>
        <legend className={css.legend}>
          <Trans>How would you like to pay?</Trans>
        </legend>
        <div className={css.methods}>
          {methods.map(({ kind, name, channels }) => {
            const Mark = KIND_PRESENTATION[kind].icon
            const first = firstOpenChannel(channels)
            const [resting] = channels
            return (
              <label key={kind} className={cx(css.method, !first && css.resting)}>
                <input
                  type="radio"
                  name="method"
                  value={kind}
                  className={hiddenVisually}
                  checked={kind === chosen.kind}
                  disabled={!first}
                  onChange={() => first && onChoose(first)}
                />
                <Mark aria-hidden className={cx(icon.m, css.methodMark)} />
                <span className={css.methodWords}>
                  {name || i18n._(KIND_PRESENTATION[kind].name)}
                  {!first && resting?.rests && (
                    <span className={css.rests}>
                      <ChannelResting rests={soonest(channels) ?? resting.rests} />
                    </span>
                  )}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {method && method.channels.length > 1 && (
        <fieldset className={css.choices}>
          <legend className={css.legend}>
            <Trans>Payment service</Trans>
          </legend>
          <div className={css.channels}>
            {method.channels.map((channel) => (
              <ChannelOption
                key={channel.code}
                channel={channel}
                checked={channel.code === chosen.code}
                onChoose={() => onChoose(channel)}
              />
            ))}
          </div>
        </fieldset>
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
    <label className={cx(css.option, rests && css.resting)}>
      <input
        type="radio"
        name="channel"
        className={radio}
        value={code}
        checked={checked}
        disabled={rests !== null}
        onChange={onChoose}
      />
      <bdi className={css.strong}>{name}</bdi>
      <span className={css.under}>
        {rests ? (
          <span className={css.rests}>
            <ChannelResting rests={rests} />
          </span>
        ) : (
          <>
            {min !== null && max !== null && (
              <span>
                {say(min)} – {say(max)}
              </span>
            )}
            <span>{feeRate === 0n ? <Trans>No fee</Trans> : <Trans>Fee {percentOf(feeRate, tag)}</Trans>}</span>
          </>
        )}
      </span>
    </label>
  )
}
