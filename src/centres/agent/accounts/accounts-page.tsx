import { useLingui } from '@lingui/react/macro'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { panelId, tabId } from '../../../ui/lists/tab-ids.ts'
import { Tabs } from '../../../ui/lists/tabs.tsx'
import { LinkPage } from './links/link-page.tsx'
import { Links } from './links/links.tsx'
import { OpenAccount } from './open-account.tsx'

const TABS = 'accounts'

/** Bringing members into the team (spec 2, "Agent centre": Account, the register centre): by an account that is opened, or by a link. */
export function AccountsPage() {
  const { t } = useLingui()
  const { valueOf, write } = usePageAddress()
  const code = valueOf('link')
  const view = valueOf('view') === 'links' ? 'links' : 'open'
  if (code !== '') return <LinkPage key={code} code={code} />
  return (
    <>
      <Tabs
        id={TABS}
        label={t`Ways into your team`}
        names={{
          open: t({ message: 'Open an account', context: 'for somebody' }),
          links: t`Registration links`,
        }}
        chosen={view}
        onChoose={(next) => write({ view: next === 'links' ? next : '', state: '', pageNo: '' })}
        onePanel
      />
      <Stack id={panelId(TABS)} role="tabpanel" aria-labelledby={tabId(TABS, view)}>
        {view === 'links' ? <Links /> : <OpenAccount />}
      </Stack>
    </>
  )
}
