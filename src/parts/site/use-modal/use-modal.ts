/** The modal in the address: `?modal=login`. A link opens it, Back closes it. */
import { useNavigate, useRouter, useSearch, type HistoryState } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Search } from '../../../rules/site/search-params.ts'
import { centreIn, withoutCentre } from '../../../rules/site/centres.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the same page without its modal, so Back is what closes it. */
    modalOpened?: true
    /** How many entries a centre has added since, such as the levels of a tree: closing leaves all of them. */
    modalSteps?: number
  }
}

export interface ModalControl {
  /** What the address names (`?modal=login`, or `?member=` for the modal `member-centre`); whether there is such a modal is the host's business. */
  readonly name: string | undefined
  /** Where a login should lead, as the address says it: not checked yet. */
  readonly next: string | undefined
  readonly open: (name: string, more?: Search) => void
  readonly close: () => void
}

/**
 * The address with a modal over the page that is open. For the `search` of a link, beside `state={MODAL_STATE}`. It stands in
 * the place of a game's sheet, whose key has a slash: two dialogs are one too many. A game that is played stays.
 */
export function withModal(name: string, more: Search = {}): (search: Search) => Search {
  return ({ game = '', ...rest }) => ({ ...rest, ...(game.includes('/') ? {} : { game }), ...more, modal: name })
}

/** For the `state` of a link that opens a modal. */
export const MODAL_STATE = { modalOpened: true } as const

/** For the `state` of a step within a centre, which Back takes back: what closes the centre leaves it as well. */
export const stepFurther = ({ modalOpened, modalSteps = 0 }: HistoryState): HistoryState =>
  modalOpened ? { modalOpened, modalSteps: modalSteps + 1 } : {}

/** The address without its modal, which a page of a centre is one of. */
export const withoutModal = ({ modal: _modal, next: _next, of: _of, ...rest }: Search): Search => withoutCentre(rest)

export function useModal(): ModalControl {
  const router = useRouter()
  const navigate = useNavigate()
  // Every route shares one parser, which gives text by name.
  const search = useSearch({ strict: false }) as Search
  const centre = centreIn(search)
  const open = useCallback(
    (name: string, more?: Search) => {
      void navigate({ to: '.', search: withModal(name, more), state: MODAL_STATE, hash: true, resetScroll: false })
    },
    [navigate],
  )
  const close = useCallback(() => {
    const { modalOpened, modalSteps = 0 } = router.latestLocation.state
    if (modalOpened) router.history.go(-1 - modalSteps)
    else void navigate({ to: '.', search: withoutModal, replace: true, hash: true, resetScroll: false })
  }, [router, navigate])
  return { name: search['modal'] ?? (centre && `${centre}-centre`), next: search['next'], open, close }
}
