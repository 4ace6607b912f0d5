import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/actions/button-class.ts'

/** The two ways on from a page that has nothing to show: for the actions of a `NoticeScreen`. */
export function HomeAndHelp() {
  return (
    <>
      <Link to="/index" className={buttonClass()}>
        <Trans>To the home page</Trans>
      </Link>
      <Link to="/help" className={buttonClass('quiet')}>
        <Trans>Help centre</Trans>
      </Link>
    </>
  )
}
