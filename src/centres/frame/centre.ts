/** What a centre is made of: one table of its pages, and what its frame is called. */
import type { MessageDescriptor } from '@lingui/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CentreName } from '../../rules/site/centres.ts'
import type { Session } from '../../state/account/login/session.ts'
import type { IconView } from '../../ui/media/icons.tsx'
import type { LazyView } from '../../ui/states/lazy-view.tsx'

/** A page of a centre: all that is said of it outside its own folder. */
export interface CentrePage {
  readonly name: MessageDescriptor
  readonly icon: IconView
  readonly view: LazyView<object>
  /** What it stands under in the menu; those without one stand first. */
  readonly group?: MessageDescriptor
  /** A shorter word for it in an address; it is read and never written. */
  readonly alias?: string
  /**
   * Who sees it, where that is ours to say. Without it the server's menu says so, or everybody sees it in a centre that has
   * no such menu.
   */
  readonly isFor?: (session: Session) => boolean
  /** Whether it may be opened is asked by itself, while the centre is open already: see `CentreFrame`'s `flagged`. */
  readonly flagged?: true
}

export interface Centre {
  readonly name: CentreName
  readonly title: MessageDescriptor
  /** What a screen reader calls its menu. */
  readonly menuName: MessageDescriptor
  /** What is said where nobody may open any of its pages. */
  readonly nothing: MessageDescriptor
  readonly icon: IconView
  /** By what an address names them, in the order of the menu. */
  readonly pages: Readonly<Record<string, CentrePage>>
  /** The page that opens where none is asked for. */
  readonly first: string
}

/** A page that may be opened, and how much waits there. */
export interface CentreMenuItem {
  readonly page: string
  readonly count: number
}

/** The server's menu of a centre that has one, and how asking for it goes. */
export interface ServerMenu extends Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'fetchStatus'> {
  /** `undefined` until it is there. */
  readonly items: readonly CentreMenuItem[] | undefined
}

/** What a centre is shown by, wherever it stands. */
export interface CentreProps {
  readonly centre: Centre
  readonly session: Session
  /** Where the server says what may be opened; elsewhere the centre's own table does. */
  readonly menu?: ServerMenu
  /** Which pages with a flag may be opened; nothing but such a page waits for it. */
  readonly flagged?: ServerMenu
}
