import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { registerWays, registrationClosed } from '../../../rules/account/registration/register-ways.ts'
import { planRegistration } from '../../../rules/account/registration/register.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { modulesQuery } from '../../../state/site/modules.ts'
import { registerRulesQuery } from '../../../state/account/registration/register-rules.ts'
import { registerDraftAtom } from '../../../state/account/registration/register-draft.ts'
import { affiliateQuery } from '../../../state/account/registration/register.ts'
import { panelId, tabId } from '../../../ui/lists/tab-ids.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { QueryView } from '../../site/query-view/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { invitationOf } from './invitation.ts'
import { RegisterClosed } from './register-closed.tsx'
import { WayForm } from './way-form.tsx'
import * as css from '../rule-fields/rule-form.css.ts'
import { WayTabs } from './way-tabs.tsx'

/**
 * The registration (spec 4 and 5): what it asks for is what the server's rules and modules say. Where nobody can register,
 * or what is asked for can't be given, it says so.
 * @param id unique on the page; the inputs' ids begin with it
 */
export function RegisterForm({ id }: { readonly id: string }) {
  const rules = useQuery(registerRulesQuery)
  const modules = useQuery(modulesQuery)
  const { way: chosen, step = 0 } = useAtomValue(registerDraftAtom)
  const setDraft = useSetAtom(registerDraftAtom)
  // Every route shares one parser, which gives text by name.
  const invitation = invitationOf(useSearch({ strict: false }) as Search)
  const flags = modules.data?.flags
  const code = flags?.AFFILIATE ? invitation.affiliateCode : ''
  const affiliate = useQuery({ ...affiliateQuery(code, location.hostname), enabled: code !== '' })

  if (!rules.data || !flags)
    return (
      <QueryView query={rules.data ? modules : rules} waiting={<Waiting />}>
        {() => null}
      </QueryView>
    )
  if (code && affiliate.isPending) return <Waiting />

  const closed = registrationClosed(flags, invitation)
  if (closed) return <RegisterClosed because={closed} />
  const ways = registerWays(flags)
  const way = ways.find((each) => each === chosen) ?? ways[0] ?? 'username'
  // Where the check itself failed, the code is the server's to judge.
  const affiliateKnown = code !== '' && affiliate.data !== false
  const { fields, unfillable } = planRegistration(way, rules.data, { flags, affiliateKnown })
  if (unfillable.length > 0 && ways.length === 1) return <RegisterClosed because="unfillable" />

  const body =
    unfillable.length > 0 ? (
      <RegisterClosed because="unfillable" />
    ) : (
      <WayForm
        id={id}
        way={way}
        fields={fields}
        invitation={{ ...invitation, affiliateCode: affiliateKnown ? code : '' }}
        wrongInvitation={code !== '' && !affiliateKnown}
      />
    )
  if (ways.length === 1) return body
  return (
    <Stack space="m">
      <div hidden={step > 0}>
        <WayTabs id={id} way={way} onWay={(next) => setDraft((before) => ({ ...before, way: next, step: 0 }))} />
      </div>
      <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, way)}>
        {body}
      </div>
    </Stack>
  )
}

/** As high as a short form, so that little moves when the rules are there. */
function Waiting() {
  return (
    <Stack space="m" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={css.waitingField} />
      ))}
    </Stack>
  )
}
