import { Trans } from '@lingui/react/macro'
import { RotateCw } from '../../ui/later-icons.ts'
import { Button } from '../../ui/button.tsx'
import { icon } from '../../ui/icon.css.ts'

export function ReloadButton() {
  return (
    <Button onClick={() => location.reload()}>
      <RotateCw aria-hidden className={icon.m} />
      <Trans>Reload the page</Trans>
    </Button>
  )
}
