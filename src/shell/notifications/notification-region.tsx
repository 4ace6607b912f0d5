import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Search } from '../../rules/site/search-params.ts'
import { closeNotificationAtom, notificationsAtom } from '../../state/messages/notifications.ts'
import { takeLostFocus } from '../../ui/hooks/take-lost-focus.ts'
import { NotificationItem } from './notification-item.tsx'
import * as css from './notifications.css.ts'

/** Long enough for a screen reader to have noticed the place before something stands in it. */
const NOTICED_MS = 150

/**
 * Where news stands. A modal dialog makes all of the page beside it dead and silent, so it stands in the dialog that is
 * open, and goes back to the page with it.
 */
export function NotificationRegion() {
  const all = useAtomValue(notificationsAtom)
  const close = useSetAtom(closeNotificationAtom)
  // What the page itself shows is not said over it.
  const { 'm.order': order, 'a.contract': contract } = useSearch({ strict: false }) as Search // Every route shares one parser.
  const isSeen = useCallback(
    (reference: string): boolean => reference !== '' && (reference === order || reference === contract),
    [order, contract],
  )
  const news = useMemo(() => all.filter(({ reference }) => !isSeen(reference)), [all, isSeen])
  useEffect(() => {
    for (const { id, reference } of all) if (isSeen(reference)) close(id)
  }, [all, isSeen, close])
  const place = useTopmost(news.length > 0)
  const [noticed, setNoticed] = useState<Element | null>(null)
  // What was read out in one place comes along to the next: there it stands from the beginning, and is not read out again.
  const [told, setTold] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(place), NOTICED_MS)
    return () => clearTimeout(timer)
  }, [place])
  const isNoticed = noticed === place
  if (isNoticed && !news.every(({ id }) => told.has(id))) setTold(new Set(news.map(({ id }) => id)))
  const list = useRef<HTMLOutputElement>(null)
  const shown = news.filter(({ id }) => isNoticed || told.has(id))
  const top = useTop(place, list)
  const dismiss = useCallback(
    (id: number): void => {
      const hadFocus = list.current?.contains(document.activeElement) === true
      close(id)
      // What was pressed goes with it: on to the next one, or back into what it stands over.
      if (hadFocus)
        setTimeout(() => {
          const below = place === document.body ? document.getElementById('main') : place.querySelector('h2')
          takeLostFocus(list.current?.querySelector('button') ?? below, { preventScroll: true })
        })
    },
    [close, place],
  )
  return createPortal(
    <output ref={list} className={css.region} aria-live="polite" style={{ insetBlockStart: top }}>
      {shown.map((one) => (
        <NotificationItem key={one.id} news={one} onClose={dismiss} />
      ))}
    </output>,
    place,
  )
}

const topmost = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

/** What is in front: the modal dialog that was opened last, or the page. @param follows whether it matters just now */
function useTopmost(follows: boolean): Element {
  const [place, setPlace] = useState<Element>(document.body)
  useEffect(() => {
    if (!follows) return undefined
    const look = (): void => setPlace(topmost())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [follows])
  return place
}

/** What stays free between the head of a dialog and news below it, in pixels. */
const GAP = 8

/** Where news begins that would cover the title of a dialog and what closes it: below them; `undefined` for its usual place. */
function useTop(place: Element, list: RefObject<HTMLElement | null>): number | undefined {
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    const look = (): void => {
      const head = place.querySelector('h2')?.parentElement
      const item = list.current?.firstElementChild
      if (!(place instanceof HTMLDialogElement) || !head || !list.current || !item) return setTop(undefined)
      // Not as it is drawn just now: a dialog comes in with a movement.
      const [from, to] = [place.offsetTop + head.offsetTop, place.offsetTop + head.offsetTop + head.offsetHeight]
      // Both lie in the middle or at the end of the window, whichever way it is written.
      const isBeside = (innerWidth - place.offsetWidth) / 2 > item.getBoundingClientRect().width + 4 * GAP
      const isAbove = from > list.current.offsetHeight + 4 * GAP
      setTop(isBeside || isAbove ? undefined : to + GAP)
    }
    // Told at once as well, and whenever news comes or goes, or the window is another one.
    const observer = new ResizeObserver(look)
    for (const each of [list.current, document.body]) if (each) observer.observe(each)
    return () => observer.disconnect()
  }, [place, list])
  return top
}
