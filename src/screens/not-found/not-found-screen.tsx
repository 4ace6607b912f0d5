import { Trans, useLingui } from '@lingui/react/macro'
import { Compass } from '../../ui/media/later-icons.ts'
import { HomeAndHelp } from '../../parts/message-page/home-and-help.tsx'
import { MessagePage } from '../../parts/message-page/message-page.tsx'

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <MessagePage icon={Compass} title={t`Page not found`} actions={<HomeAndHelp />}>
      <p>
        <Trans>The address may have a typing mistake, or the page has moved.</Trans>
      </p>
    </MessagePage>
  )
}
