import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from '../../ui/media/later-icons.ts'
import { ReloadButton } from '../../parts/site/failure-notice/reload-button.tsx'
import { SystemPage } from './system-page.tsx'

/** A page that is still on its way after ten seconds (spec 8, "page took longer to load, check the network"). */
export function SlowPage() {
  const { t } = useLingui()
  return (
    <SystemPage
      within
      icon={Hourglass}
      title={t`This is taking longer than it should`}
      text={
        <output>
          <Trans>The page is still loading. Check your network, wait a little, or reload.</Trans>
        </output>
      }
      actions={<ReloadButton />}
    />
  )
}
