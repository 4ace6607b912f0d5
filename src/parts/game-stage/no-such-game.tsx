import { useLingui } from '@lingui/react/macro'
import { Compass } from '../../ui/media/later-icons.ts'
import { HomeAndHelp } from '../message-page/home-and-help.tsx'
import { MessagePage } from '../message-page/message-page.tsx'

/** An address that names nothing that could be launched. */
export function NoSuchGame() {
  const { t } = useLingui()
  return (
    <MessagePage icon={Compass} title={t`There is no such game`} actions={<HomeAndHelp />}>
      <p>{t`It may have moved, or been taken out.`}</p>
    </MessagePage>
  )
}
