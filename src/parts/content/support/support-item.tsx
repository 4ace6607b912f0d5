import { Trans } from '@lingui/react/macro'
import { Headset } from '../../../ui/media/icons.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { closePopover } from '../../../ui/actions/close-popover.ts'
import { useSupport } from './use-support.ts'

/** Customer service as one row of a menu: closes the menu that it stands in. */
export function SupportItem({ className }: { readonly className: string }) {
  const { open } = useSupport()
  return (
    <button
      type="button"
      className={className}
      onClick={(event) => {
        closePopover(event.currentTarget)
        open()
      }}
    >
      <Headset aria-hidden className={icon.m} />
      <Trans>Customer service</Trans>
    </button>
  )
}
