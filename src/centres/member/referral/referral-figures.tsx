import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

interface ReferralFiguresProps {
  readonly invited: number
  readonly rewarded: number
  /** Minor units. */
  readonly earned: bigint
}

/** What the invitations have brought so far. */
export function ReferralFigures({ invited, rewarded, earned }: ReferralFiguresProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const say = useFormatMoney()
  return (
    <Panel as="div">
      <Facts layout="sums">
        <Fact name={t`Total earned`}>{say(earned)}</Fact>
        <Fact name={t`Friends`}>{formatInteger(invited, tag)}</Fact>
        <Fact name={t`Rewarded`}>{formatInteger(rewarded, tag)}</Fact>
      </Facts>
    </Panel>
  )
}
