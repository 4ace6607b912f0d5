import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { LOGINS_PER_PAGE, loginsQuery } from '../../../../state/security/account-security.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { RotateCcwClock } from '../../../../ui/media/later-icons.ts'
import { Text } from '../../../../ui/layout/text.tsx'
import { Table } from '../../../../ui/lists/table.tsx'
import { Paged } from '../../../../parts/site/paged/paged.tsx'

/** The logins of the account, the newest first: whoever finds one that is not theirs knows to act. */
export function LoginHistory() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useQuery(loginsQuery(page))
  const { data } = query
  return (
    <Paged
      title={t`Login history`}
      note={data && <Plural value={data.total} _0="No logins" one="# login" other="# logins" />}
      query={query}
      rows={data?.logins}
      empty={<EmptyState icon={RotateCcwClock} title={t`No logins recorded yet.`} />}
      page={page}
      pages={Math.ceil((data?.total ?? 0) / LOGINS_PER_PAGE)}
      label={t`Pages of logins`}
      onPage={setPage}
    >
      {(logins, older) => (
        <Table
          columns={[
            { key: 'time', name: t`Time`, place: 'title', cell: timeOf },
            { key: 'device', name: t`Device`, cell: ({ device }) => muted(device || t`Unknown device`) },
            { key: 'ip', name: t`IP address`, cell: ({ ip }) => muted(ip) },
          ]}
          rows={logins}
          keyOf={({ at }, index) => `${at}-${index}`}
          folds="pairs"
          older={older}
        />
      )}
    </Paged>
  )
}

const timeOf = ({ at }: { readonly at: number }) => <Moment at={at} />
const muted = (words: string) => (
  <Text as="bdi" tone="muted">
    {words}
  </Text>
)
