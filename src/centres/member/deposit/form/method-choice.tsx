import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { DepositChannel, DepositMethod } from '../../../../state/money/deposits.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { pictureUrl } from '../../../../state/site/pictures.ts'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'
import { Choices } from '../../../../ui/fields/choices.tsx'
import { IconMark } from '../../../../ui/media/icon-mark.tsx'
import { ChannelResting } from './channel-resting.tsx'
import { MARK_ICONS } from './mark-icons.ts'
import { useChannelTerms } from './use-channel-terms.ts'

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[]
  readonly chosen: DepositChannel
  /** What the day still allows, in minor units; `null` where nothing bounds it. */
  readonly left: bigint | null
  readonly onChoose: (channel: DepositChannel) => void
}

/** How to pay: one tile each, with how fast it is, from how much to how much, and what it costs. */
export function MethodChoice({ methods, chosen, left, onChoose }: MethodChoiceProps) {
  return (
    <>
      <Choices legend={<Trans>How would you like to pay?</Trans>} layout="tiles">
        {methods.flatMap(({ channels }) =>
          channels.map((channel) => (
            <ChannelRow
              key={channel.code}
              channel={channel}
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

interface ChannelRowProps {
  readonly channel: DepositChannel
  readonly left: bigint | null
  readonly checked: boolean
  readonly onChoose: () => void
}

function ChannelRow({ channel, left, checked, onChoose }: ChannelRowProps) {
  const brand = useAtomValue(brandAtom)
  const { time, bounds, feeLine } = useChannelTerms()(channel, left)
  const { code, name, logo, mark, rests } = channel
  return (
    <ChoiceCard
      name="channel"
      value={code}
      checked={checked}
      onChoose={onChoose}
      mark={<IconMark {...MARK_ICONS[mark]} src={logo === '' ? undefined : pictureUrl(logo, brand)} />}
      title={<bdi>{name}</bdi>}
      details={[rests ? <ChannelResting key="rests" rests={rests} /> : <span key="fee">{feeLine}</span>]}
      below={rests ? [] : [time, bounds].filter(Boolean)}
      resting={rests !== null}
    />
  )
}
