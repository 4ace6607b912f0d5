import { useLingui } from '@lingui/react/macro'
import { Compass } from '../../../ui/media/later-icons.ts'
import { HomeAndHelp } from '../../../parts/site/notice-screen/home-and-help.tsx'
import { NoticeScreen } from '../../../parts/site/notice-screen/notice-screen.tsx'

/** An address that names nothing that could be launched. */
export function NoSuchGame() {
  const { t } = useLingui()
  return (
    <NoticeScreen icon={Compass} title={t`There is no such game`} actions={<HomeAndHelp />}>
      <p>{t`It may have moved, or been taken out.`}</p>
    </NoticeScreen>
  )
}
