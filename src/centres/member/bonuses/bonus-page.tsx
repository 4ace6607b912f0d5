import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { BONUS_STATES, BONUSES_PER_PAGE, bonusesQuery } from '../../../state/rewards/bonuses.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { useRecordLabels } from '../../../parts/records/record-page/use-record-labels.ts'
import { BonusCard } from './bonus-card.tsx'
import { BONUS_PRESENTATION } from './bonus-presentation.ts'

/** Bonus details (spec 2, "Member centre": bonusDetails): each bonus with its state, what is still to be played, and its days. */
export function BonusPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const words = useRecordLabels()
  const { code } = useAtomValue(languageAtom)
  const { valueOf, write } = usePageAddress()
  const state = BONUS_STATES.find((each) => each === valueOf('state'))
  const page = Math.max(1, Math.trunc(Number(valueOf('page'))) || 1)
  const asked = { language: code, state, page }
  const query = useQuery(bonusesQuery(asked))
  const { data, error, refetch, isFetching, fetchStatus, isPlaceholderData } = query
  return (
    <>
      <Panel as="div">
        <Select
          name="state"
          label={t`Status`}
          value={state ?? ''}
          onChange={({ currentTarget }) => write({ state: currentTarget.value, page: '' })}
        >
          <option value="">{t`All`}</option>
          {BONUS_STATES.map((each) => (
            <option key={each} value={each}>
              {i18n._(BONUS_PRESENTATION[each].name)}
            </option>
          ))}
        </Select>
      </Panel>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {fetchStatus === 'paused' && <WaitsForNetwork />}
      <Text as="output" size="s" tone="muted">
        {data ? (
          <Plural value={data.total} _0="No bonuses" one="# bonus" other="# bonuses" />
        ) : error ? null : (
          t`Loading`
        )}
      </Text>
      {!data && !error && <Placeholder of="form" />}
      {data && data.list.length === 0 && (
        <EmptyState icon={Gift} title={t`No bonus here`}>
          <p>
            <Trans>A bonus can be chosen with a deposit.</Trans>
          </p>
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <Tiles columns="two" older={isPlaceholderData}>
          {data.list.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} words={words} />
          ))}
        </Tiles>
      )}
      {data && data.list.length > 0 && <MerchantClock />}
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / BONUSES_PER_PAGE)}
        onPage={(to) => write({ page: String(to) })}
        label={t`Pages of bonuses`}
      />
    </>
  )
}
