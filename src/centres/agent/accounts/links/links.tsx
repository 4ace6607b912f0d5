import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../../parts/site/query-view/loaded.tsx'
import { accountTermsQuery } from '../../../../state/team/accounts.ts'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'

/** Registration links: a new one, and all that there are. */
export function Links() {
  const terms = useQuery(accountTermsQuery)
  return (
    <>
      <Loaded query={terms} waiting={['form']}>
        {(offered) => <LinkForm terms={offered} />}
      </Loaded>
      <LinkList />
    </>
  )
}
