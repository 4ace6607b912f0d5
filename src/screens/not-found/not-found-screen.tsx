import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Compass } from '../../ui/icons.tsx'
import { MessagePage } from '../../parts/message-page/message-page.tsx'
import { buttonClass } from '../../ui/button-class.ts'

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={Compass}
      title={t`There is no page here`}
      actions={
        <>
          <Link to="/index" className={buttonClass()}>
            <Trans>To the home page</Trans>
          </Link>
          <Link to="/help" className={buttonClass('quiet')}>
            <Trans>Help centre</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>The address may have a typing mistake, or the page has moved.</Trans>
      </p>
    </MessagePage>
  )
}
