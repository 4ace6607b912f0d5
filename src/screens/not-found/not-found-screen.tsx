import { Trans, useLingui } from '@lingui/react/macro'
import { Compass } from '../../ui/media/later-icons.ts'
import { HomeAndHelp } from '../../parts/site/notice-screen/home-and-help.tsx'
import { NoticeScreen } from '../../parts/site/notice-screen/notice-screen.tsx'

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <NoticeScreen icon={Compass} title={t`Page not found`} actions={<HomeAndHelp />}>
      <p>
        <Trans>The address may have a typing mistake, or the page has moved.</Trans>
      </p>
    </NoticeScreen>
  )
}
