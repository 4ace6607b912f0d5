import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoneyPlain, formatMoneyShort } from '../../../../i18n/format/format.ts'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { DepositChannel, DepositMethod } from '../../../../state/money/deposits.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { pictureUrl } from '../../../../state/site/pictures.ts'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'
import { Choices } from '../../../../ui/fields/choices.tsx'
import { NameMark } from '../../../../ui/media/name-mark.tsx'
import { ChannelResting } from './channel-resting.tsx'
import { KIND_PRESENTATION } from './kind-presentation.ts'
import { boundsOf } from './validate-deposit.ts'

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[]
  readonly chosen: DepositChannel
  /** What the day still allows, in minor units; `null` where nothing bounds it. */
  readonly left: bigint | null
  readonly onChoose: (channel: DepositChannel) => void
}

/** How to pay: who takes it, how, how fast, and from how much to how much. */
export function MethodChoice({ methods, chosen, left, onChoose }: MethodChoiceProps) {
  const { i18n } = useLingui()
  return (
    <>
      <Choices legend={<Trans>How would you like to pay?</Trans>} layout="tiles">
        {methods.flatMap(({ kind, name, channels }) =>
          channels.map((channel) => (
            <ChannelTile
              key={channel.code}
              channel={channel}
              kindName={name || i18n._(KIND_PRESENTATION[kind].name)}
              left={left}
              checked={channel.code === chosen.code}
              onChoose={() => onChoose(channel)}
            />
          )),
        )}
      </Choices>
      {methods.some(({ channels }) => channels.some(({ rests }) => rests && rests.until !== null)) && <MerchantClock />}
    </>
  )
}

interface ChannelTileProps {
  readonly channel: DepositChannel
  /** What its way to pay is called. */
  readonly kindName: string
  readonly left: bigint | null
  readonly checked: boolean
  readonly onChoose: () => void
}

/** How many letters of a bound have room on a tile. */
const ROOM = 9

function ChannelTile({ channel, kindName, left, checked, onChoose }: ChannelTileProps) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  // To the last unit it stands at the amount, once the way is chosen.
  const say = (minor: bigint): string => {
    const whole = formatMoneyPlain(minor, brand.currency, tag)
    return whole.length > ROOM ? formatMoneyShort(minor, brand.currency, tag) : whole
  }
  const { code, name, logo, feeRate, rests, minutes } = channel
  const { min, max } = boundsOf(channel, left)
  const percent = percentOf(feeRate, tag)
  const { least, most } = minutes ?? { least: 0, most: 0 }
  const time = most === 0 ? t`instant` : least === most ? t`${most} min` : t`${least}\u2060–\u2060${most} min`
  return (
    <ChoiceCard
      name="channel"
      value={code}
      checked={checked}
      onChoose={onChoose}
      mark={<NameMark name={name} src={logo === '' ? undefined : pictureUrl(logo, brand)} />}
      title={<bdi>{name}</bdi>}
      details={
        rests
          ? [kindName, <ChannelResting key="rests" rests={rests} />]
          : [
              minutes === null ? kindName : t`${kindName}, ${time}`,
              min !== null && max !== null && min <= max && (
                <span key="bounds">
                  {say(min)} – {say(max)}
                </span>
              ),
              feeRate > 0n && <Trans key="fee">Fee {percent}</Trans>,
            ].filter((detail) => detail !== false)
      }
      resting={rests !== null}
    />
  )
}
