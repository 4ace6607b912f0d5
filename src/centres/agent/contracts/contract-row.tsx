import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../i18n/format/percent.ts'
import { ContractBadge } from '../../../parts/team/contract/contract-badge.tsx'
import { PERIOD_NAMES } from '../../../parts/team/contract/contract-words.ts'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { teammateName } from '../../../rules/team/short-name.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Contract } from '../../../state/team/contracts.ts'
import { Ledger } from '../../../ui/layout/ledger.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { link } from '../../../ui/lists/rows.css.ts'
import { withContract } from './contract-address.ts'

/** A contract in a list: with whom, how it stands, what it pays at the most; it leads to all of it. */
export function ContractRow({ contract }: { readonly contract: Contract }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { tag } = useAtomValue(languageAtom)
  const { id, side, upline, downline, tiers, period, state, offeredAt } = contract
  const rates = tiers.flatMap(({ rate, lossRate }) => [rate, lossRate])
  const most = percentOf(
    rates.reduce((one, other) => (one > other ? one : other), 0n),
    tag,
  )
  return (
    <Row inset="none">
      <Link to="." search={withContract(id)} state hash replace resetScroll={false} data-opens={id} className={link}>
        <Ledger
          what={<bdi>{teammateName(side === 'upline' ? downline : upline)}</bdi>}
          end={<ContractBadge state={state} />}
          details={
            <>
              <span>{t({ message: `Up to ${most}`, context: 'rate' })}</span>
              <span>{i18n._(PERIOD_NAMES[period])}</span>
              <Moment at={offeredAt} />
            </>
          }
          opens
        />
      </Link>
    </Row>
  )
}
