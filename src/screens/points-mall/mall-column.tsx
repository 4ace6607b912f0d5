import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useI18n } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatDecimal } from '../../i18n/format/format.ts'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { useFormatMoney } from '../../parts/money/money-form/use-format-money.ts'
import { useMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { isCategory } from '../../rules/games/categories.ts'
import { pointConfigQuery, redemptionsQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { Fact } from '../../ui/layout/fact.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Ledger } from '../../ui/layout/ledger.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Row } from '../../ui/lists/row.tsx'
import { Rows } from '../../ui/lists/rows.tsx'
import { redemptionStatus } from './redemption-status.tsx'

/** How many of each stand there: the tabs have all of them. */
const SHOWN_REDEMPTIONS = 3
const SHOWN_RATIOS = 5

/** What goes with the goods: what was redeemed last and how it stands, and how points are earned. */
export function MallColumn({ isMember }: { readonly isMember: boolean }) {
  return (
    <>
      {isMember && <LastRedemptions />}
      <PointsEarned />
    </>
  )
}

interface HeadProps {
  readonly title: string
  /** Where all of it is. */
  readonly view: 'history' | 'rules'
}

function Head({ title, view }: HeadProps) {
  const id = useId()
  return (
    <Split align="baseline">
      <Text as="h2" id={id} size="m" weight="bold">
        {title}
      </Text>
      <Text as="span" size="s" whole>
        <Link to="." search={{ view }} replace resetScroll={false} className={textLink} aria-describedby={id}>
          <Trans>See all</Trans>
        </Link>
      </Text>
    </Split>
  )
}

function LastRedemptions() {
  const { i18n, t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const say = useMoments()
  const { data } = useQuery(redemptionsQuery(code, undefined, 1))
  if (!data || data.list.length === 0) return null
  const title = t`Redeem history`
  return (
    <Panel aria-label={title}>
      <Head title={title} view="history" />
      <Rows>
        {data.list.slice(0, SHOWN_REDEMPTIONS).map(({ reference, name, time, status }) => (
          <Row key={reference} inset="plain">
            <Ledger what={name} end={redemptionStatus(status, i18n)} details={<span>{say(time)}</span>} />
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

function PointsEarned() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { code, tag } = useAtomValue(languageAtom)
  const money = useFormatMoney()
  const { data } = useQuery(pointConfigQuery(code))
  if (!data || data.ratios.length === 0) return null
  const bets = money(data.per)
  const title = t`Points for ${bets} of valid bets`
  return (
    <Panel aria-label={title}>
      <Head title={title} view="rules" />
      <Facts layout="costs">
        {data.ratios.slice(0, SHOWN_RATIOS).map(({ gameType, ratio }) => (
          <Fact key={gameType} name={isCategory(gameType) ? i18n._(CATEGORY_PRESENTATION[gameType].name) : gameType}>
            {formatDecimal(ratio, tag)}
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}
