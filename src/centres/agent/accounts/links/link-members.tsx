import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from '../../../../parts/site/paged/paged-list.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { LINK_MEMBERS_PER_PAGE, linkMembersQuery } from '../../../../state/team/links.ts'
import { Entry } from '../../../../ui/layout/entry.tsx'
import { Row } from '../../../../ui/lists/row.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'
import { teammateName } from '../../../../rules/team/short-name.ts'

/** Who came by a link, the newest first. */
export function LinkMembers({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  return (
    <PagedList
      title={t`Registered by this link`}
      query={useQuery(linkMembersQuery(code, page))}
      perPage={LINK_MEMBERS_PER_PAGE}
      empty={t`Nobody has registered by this link yet.`}
      page={page}
      label={t`Pages of members`}
      onPage={setPage}
    >
      {(members, older) => (
        <Rows older={older}>
          {members.map((one) => (
            <Row key={one.id}>
              <Entry name={<bdi>{teammateName(one)}</bdi>} end={<Moment at={one.joined} />} />
            </Row>
          ))}
        </Rows>
      )}
    </PagedList>
  )
}
