import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { TABLET } from '../../../../ui/layout/media.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Disclosure } from '../../../../ui/overlays/disclosure.tsx'
import { chooser, content } from '../../../../ui/overlays/disclosure.css.ts'
import { BonusChoice } from './bonus-choice.tsx'
import { BonusExample } from './bonus-example.tsx'

type BonusPartProps = Omit<ComponentProps<typeof BonusChoice>, 'titled'>

/** The bonuses, and what the one that is chosen asks for; on phones in a row that opens, so that amount and limit come first. */
export function BonusPart(props: BonusPartProps) {
  const { t } = useLingui()
  const isWide = useMedia(TABLET)
  const { bonuses, chosen, amount, say } = props
  const offer = bonuses.find(({ id }) => id === chosen)
  const name = offer?.name ?? t({ message: 'none', context: 'no bonus' })
  const count = bonuses.length
  const example = offer && <BonusExample offer={offer} amount={amount} say={say} />
  if (isWide)
    return (
      <Stack>
        <BonusChoice {...props} />
        {example}
      </Stack>
    )
  return (
    <Stack>
      <div className={chooser}>
        <Disclosure
          compact
          title={
            <span>
              {offer || count === 0 ? (
                <Trans>
                  Bonus: <bdi>{name}</bdi>
                </Trans>
              ) : (
                <Plural value={count} one="Bonus: none · # available" other="Bonus: none · # available" />
              )}
            </span>
          }
        >
          <div className={content}>
            <BonusChoice {...props} titled />
          </div>
        </Disclosure>
      </div>
      {example}
    </Stack>
  )
}
