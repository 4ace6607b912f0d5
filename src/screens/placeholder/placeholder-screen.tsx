import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { Hammer } from '../../ui/icons.tsx'
import { MessagePage } from '../../parts/message-page/message-page.tsx'
import { SupportButton } from '../../parts/support/support-button.tsx'
import { buttonClass } from '../../ui/button-class.ts'

/** Stands where a screen will come, and says so. */
export function PlaceholderScreen() {
  const { i18n, t } = useLingui()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <MessagePage
      icon={Hammer}
      title={title ? i18n._(title) : t`This page is being prepared`}
      actions={
        <>
          <Link to="/index" className={buttonClass()}>
            <Trans>To the home page</Trans>
          </Link>
          <Link to="/help" className={buttonClass('quiet')}>
            <Trans>Help centre</Trans>
          </Link>
          <SupportButton />
        </>
      }
    >
      <p>
        <Trans>This page is being prepared. The home page, the help centre and customer service are open.</Trans>
      </p>
    </MessagePage>
  )
}
