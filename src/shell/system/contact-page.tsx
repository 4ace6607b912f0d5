import type { ComponentProps } from 'react'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { Toasts } from '../bars/toasts.tsx'
import { SystemPage } from './system-page.tsx'

type ContactPageProps = Pick<ComponentProps<typeof SystemPage>, 'icon' | 'title' | 'text' | 'facts'>

/**
 * A page in place of the whole application that visitors can't leave by themselves: the one way on is customer service
 * (spec 2, "Maintenance and restriction pages"). The toasts say so when that does not open.
 */
export function ContactPage(props: ContactPageProps) {
  return (
    <>
      <SystemPage {...props} actions={<SupportButton variant="primary" />} />
      <Toasts />
    </>
  )
}
