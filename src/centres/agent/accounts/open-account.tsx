import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { planOpenedAccount } from '../../../rules/team/opened-account.ts'
import { registerRulesQuery } from '../../../state/account/registration/register-rules.ts'
import { modulesQuery } from '../../../state/site/modules.ts'
import { accountTermsQuery } from '../../../state/team/accounts.ts'
import type { Awaited } from '../../../ui/states/placeholder.tsx'
import { OpenAccountForm } from './open-account-form.tsx'

const WAITING: readonly Awaited[] = ['form']

/** Opening an account for somebody, by what the platform's rules ask of a registration. */
export function OpenAccount() {
  const terms = useQuery(accountTermsQuery)
  const rules = useQuery(registerRulesQuery)
  const modules = useQuery(modulesQuery)
  return (
    <Loaded query={terms} waiting={WAITING}>
      {(offered) => (
        <Loaded query={rules} waiting={WAITING}>
          {(asked) => (
            <Loaded query={modules} waiting={WAITING}>
              {({ flags }) => <OpenAccountForm terms={offered} fields={planOpenedAccount(asked, flags)} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
