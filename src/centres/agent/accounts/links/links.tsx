import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../../parts/site/query-view/loaded.tsx'
import { modulesQuery } from '../../../../state/site/modules.ts'
import { accountTermsQuery } from '../../../../state/team/accounts.ts'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import { LinksOff } from './links-off.tsx'

/** Registration links: a new one where they lead somewhere, and all that there are. */
export function Links() {
  const terms = useQuery(accountTermsQuery)
  const modules = useQuery(modulesQuery)
  return (
    <>
      <Loaded query={modules} waiting={['form']}>
        {({ flags }) =>
          flags.AFFILIATE ? (
            <Loaded query={terms} waiting={['form']}>
              {(offered) => <LinkForm terms={offered} />}
            </Loaded>
          ) : (
            <LinksOff />
          )
        }
      </Loaded>
      <LinkList />
    </>
  )
}
