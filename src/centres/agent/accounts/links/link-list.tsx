import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePageAddress } from '../../../../parts/records/date-range/use-range.ts'
import { ListFilter } from '../../../../parts/site/paged/list-filter.tsx'
import { PagedList } from '../../../../parts/site/paged/paged-list.tsx'
import { stepFurther } from '../../../../parts/site/use-modal/use-modal.ts'
import type { Search } from '../../../../rules/site/search-params.ts'
import { LINK_STATES } from '../../../../rules/team/opened-account.ts'
import { LINKS_PER_PAGE, linksQuery } from '../../../../state/team/links.ts'
import { Ledger } from '../../../../ui/layout/ledger.tsx'
import { link as linkRow } from '../../../../ui/lists/rows.css.ts'
import { Row } from '../../../../ui/lists/row.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'
import { Badge } from '../../../../ui/states/badge.tsx'
import { useLinkWords } from './use-link-words.ts'

/** All registration links, the newest first; each leads to its address and to who came by it. */
export function LinkList() {
  const { t } = useLingui()
  const words = useLinkWords()
  const { valueOf, write } = usePageAddress()
  const state = LINK_STATES.find((each) => each === valueOf('state'))
  const asked = valueOf('pageNo')
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const query = useQuery(linksQuery(page, state))
  return (
    <PagedList
      title={t`Registration links`}
      filter={
        <ListFilter
          name="state"
          label={t`State`}
          all={t({ message: 'All', context: 'links' })}
          choices={LINK_STATES.map((value) => ({ value, name: words.state(value) }))}
          chosen={state}
          onChoose={(next) => write({ state: next ?? '', pageNo: '' })}
        />
      }
      query={query}
      perPage={LINKS_PER_PAGE}
      empty={state ? t`No link is in this state.` : t`You have no registration links yet.`}
      page={page}
      label={t`Pages of registration links`}
      onPage={(next) => write({ pageNo: String(next) })}
    >
      {(links, older) => (
        <Rows older={older}>
          {links.map((one) => (
            <Row key={one.code} inset="none">
              <Link
                to="."
                search={(search: Search) => ({ ...search, 'a.link': one.code })}
                state={stepFurther}
                hash
                resetScroll={false}
                className={linkRow}
                data-opens={one.code}
              >
                <Ledger
                  what={<bdi>{one.note || one.code}</bdi>}
                  end={<Badge tone={words.tone(one.state)}>{words.state(one.state)}</Badge>}
                  details={
                    <>
                      <span>{words.kind(one)}</span>
                      <span>{words.rebate(one)}</span>
                      <span>{t`${plural(one.members, { one: '# member', other: '# members' })}`}</span>
                    </>
                  }
                  opens
                />
              </Link>
            </Row>
          ))}
        </Rows>
      )}
    </PagedList>
  )
}
