import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatChange } from '../../../i18n/format/format.ts'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { friendsQuery } from '../../../state/rewards/referral.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Gift } from '../../../ui/media/icons.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Paged } from '../../../parts/site/paged/paged.tsx'

/** Who came, and what each has earned. */
export function Friends() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [page, setPage] = useState(1)
  const query = useQuery(friendsQuery(page))
  const { data } = query
  return (
    <Paged
      title={t`Your friends`}
      note={data && data.total > 0 && <Plural value={data.total} one="# friend" other="# friends" />}
      query={query}
      rows={data?.list}
      empty={
        <EmptyState icon={Gift} title={t`No referrals yet`}>
          <p>
            <Trans>Friends who register with your link will be listed here with their status.</Trans>
          </p>
        </EmptyState>
      }
      page={page}
      pages={data?.pages ?? 1}
      label={t`Pages of friends`}
      onPage={setPage}
    >
      {(friends, older) => (
        <Rows older={older}>
          {friends.map(({ name, time, earned }, index) => (
            <Row key={`${time}-${index}`}>
              <Entry
                name={<bdi>{name}</bdi>}
                note={<Moment at={time} />}
                end={
                  earned === null ? (
                    <Text as="span" size="s" tone="muted">
                      <Trans>No deposit yet</Trans>
                    </Text>
                  ) : (
                    <Amount tone="good">{formatChange(earned, currency, tag)}</Amount>
                  )
                }
              />
            </Row>
          ))}
        </Rows>
      )}
    </Paged>
  )
}
