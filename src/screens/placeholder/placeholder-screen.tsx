import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { Hammer } from '../../ui/media/later-icons.ts'
import { HomeAndHelp } from '../../parts/site/notice-screen/home-and-help.tsx'
import { NoticeScreen } from '../../parts/site/notice-screen/notice-screen.tsx'
import { SupportButton } from '../../parts/content/support/support-button.tsx'

/** Stands where a screen will come, and says so. */
export function PlaceholderScreen() {
  const { i18n, t } = useLingui()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <NoticeScreen
      icon={Hammer}
      title={title ? i18n._(title) : t`This page is being prepared`}
      actions={
        <>
          <HomeAndHelp />
          <SupportButton />
        </>
      }
    >
      <p>
        <Trans>This page is being prepared. The home page, the help centre and customer service are open.</Trans>
      </p>
    </NoticeScreen>
  )
}
