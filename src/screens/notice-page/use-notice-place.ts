import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { PAGE_NOTICES } from '../../rules/figures.ts'
import { noticePlace } from '../../rules/content/notice-pages.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { chosenNoticeAtom, type Announcement } from '../../state/content/announcements.ts'

export interface NoticePlace {
  /** From 1; it may lie behind the last one. */
  readonly page: number
  /** The notice that stands open when the page comes. */
  readonly open: string | undefined
  readonly turn: (page: number) => void
  readonly choose: (id: string) => void
}

/**
 * Which page of the notices is shown and which of them is open: as the address says (`?page=2`, `?notice=<id>`), else
 * where the notice stands that was chosen elsewhere in this session (spec 2, "Notice page").
 */
export function useNoticePlace(notices: readonly Announcement[]): NoticePlace {
  // Every route shares one parser, which gives text by name.
  const { page, notice } = useSearch({ strict: false }) as Search
  const [chosen, setChosen] = useAtom(chosenNoticeAtom)
  const navigate = useNavigate()
  const fromElsewhere = page === undefined && notice === undefined ? notices[chosen ?? -1]?.id : undefined
  const open = fromElsewhere ?? notice
  const index = notices.findIndex(({ id }) => id === open)
  const change = (search: Search, replace: boolean): void =>
    void navigate({
      to: '.',
      search: ({ page: _page, notice: _notice, ...rest }: Search) => ({ ...rest, ...search }),
      replace,
      resetScroll: false,
    })
  const arrive = useEffectEvent(() => {
    // From here on the address says it, so that Back and a reload find the same.
    if (fromElsewhere !== undefined) change({ notice: fromElsewhere }, true)
    setChosen(null)
  })
  // Once, for what was chosen before this page came.
  useEffect(() => arrive(), [])
  return {
    page: page === undefined && index >= 0 ? noticePlace(index, PAGE_NOTICES).page : Number(page ?? 1),
    open,
    turn: (to) => change({ page: String(to) }, false),
    choose: (id) => {
      // The address can be passed on; opening one after another is not a way to go back through.
      if (id !== notice) change({ ...(page ? { page } : {}), notice: id }, true)
    },
  }
}
