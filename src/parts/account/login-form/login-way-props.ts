import type { ReactNode } from 'react'

/** What the login form hands to the form of either way in. */
export interface LoginWayProps {
  /** Unique on the page; the inputs' ids begin with it. */
  readonly id: string
  /** `bar` in the header, `panel` in a dialog or on a page. */
  readonly layout: 'bar' | 'panel'
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** In the header, the way to the other form. */
  readonly children?: ReactNode
  /** After the login; the session is set already. */
  readonly onDone: () => void
}
