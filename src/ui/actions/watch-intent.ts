/** After which a finger is taken to press rather than to scroll; in milliseconds. */
const PRESS_MS = 30
/** How long a mouse, or the focus, rests on something before it is taken for meant; in milliseconds. */
const REST_MS = 80
/** So many that somebody rests on without pressing any; after those only a press counts, until there is one. */
const MOST_RESTS = 8

/** What leads somewhere: a link, or a button that says so by `data-leads`. */
const LEADS = 'a[href], [data-leads]'

/**
 * Tells where somebody is about to go: at a press, before it is known to be one, and where a mouse or the keyboard's focus
 * rests. Only within the site.
 * @param tell hears the address, and whether it was pressed
 * @returns what ends the watch
 */
export function watchIntent(page: Document, tell: (url: URL, pressed: boolean) => void): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, passive: true, capture: true } as const
  let timer: ReturnType<typeof setTimeout> | undefined
  let rests = 0
  let last: Element | null = null
  const rest = ({ target }: Event): void => {
    const place = placeOf(target)
    if (place === last) return
    clearTimeout(timer)
    last = place
    const url = place && addressOf(place)
    if (!url || rests >= MOST_RESTS) return
    timer = setTimeout(() => {
      rests += 1
      tell(url, false)
    }, REST_MS)
  }
  page.addEventListener(
    'pointerdown',
    (event) => {
      const place = placeOf(event.target)
      const url = event.isPrimary && event.button === 0 && place && addressOf(place)
      if (!url) return
      clearTimeout(timer)
      rests = 0
      if (event.pointerType !== 'touch') return tell(url, true)
      timer = setTimeout(() => tell(url, true), PRESS_MS)
    },
    options,
  )
  // The finger scrolls.
  page.addEventListener('pointercancel', () => clearTimeout(timer), options)
  page.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && rest(event), options)
  page.addEventListener(
    'focusin',
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && rest(event),
    options,
  )
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}

const placeOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(LEADS) : null

/** Where it leads, if that is another place of this site. */
function addressOf(place: Element): URL | null {
  const { ownerDocument } = place
  const said = place.getAttribute('data-leads') ?? place.getAttribute('href') ?? ''
  if (place.getAttribute('target') === '_blank' || !URL.canParse(said, ownerDocument.baseURI)) return null
  const url = new URL(said, ownerDocument.baseURI)
  const { origin, pathname, search } = ownerDocument.location
  return url.origin === origin && url.pathname + url.search !== pathname + search ? url : null
}
