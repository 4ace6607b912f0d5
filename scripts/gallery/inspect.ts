/** What no picture may show, found by the browser's own boxes and styles. Runs inside the page, so it imports nothing. */

export interface Finding {
  readonly kind: 'sideways scroll' | 'cut text' | 'overlap' | 'image' | 'default look' | 'waiting' | 'error'
  /** The element's ARIA role, or its tag where it has none. */
  readonly role: string
  /** Its accessible name, or the words it shows. */
  readonly name: string
  readonly detail: string
}

/**
 * Inspects the page as it stands, or what lies on top of it: an open dialog or popover. To be handed to
 * `page.evaluate`, so everything that it needs stands inside it.
 * @param whole whether the page was scrolled through; otherwise what comes late may be missing below the window
 */
export function inspectPage(whole: boolean): Finding[] {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="link"]'
  const TAG_ROLES: Readonly<Record<string, string>> = {
    a: 'link',
    button: 'button',
    img: 'img',
    input: 'textbox',
    li: 'listitem',
    p: 'paragraph',
    select: 'combobox',
    textarea: 'textbox',
  }
  const findings: Finding[] = []

  const roleOf = (element: Element): string => {
    const tag = element.localName
    const type = element instanceof HTMLInputElement ? element.type : ''
    if (['checkbox', 'radio', 'button', 'range'].includes(type)) return element.role ?? type
    return element.role ?? (/^h\d$/.test(tag) ? 'heading' : (TAG_ROLES[tag] ?? tag))
  }
  const labelOf = (element: Element): string =>
    'labels' in element && element.labels instanceof NodeList ? (element.labels[0]?.textContent ?? '') : ''
  const nameOf = (element: Element): string =>
    [element.getAttribute('aria-label'), element.getAttribute('alt'), element.textContent, labelOf(element)]
      .map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim())
      .find((text) => text !== '')
      ?.slice(0, 60) ?? ''
  const report = (kind: Finding['kind'], element: Element, detail: string): void =>
    void findings.push({ kind, role: roleOf(element), name: nameOf(element), detail })

  const visible = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: false })
  const clips = (overflow: string): boolean => overflow !== 'visible'
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
  const empty = ({ left, top, right, bottom }: Box): boolean => right - left <= 2 || bottom - top <= 2
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  /** What is left of a box once everything around has cut it, from an element outwards. */
  const remains = (from: Element | null, box: Box): Box => {
    let rest = box
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const { left: start, right, top, bottom } = at.getBoundingClientRect()
      rest = common(rest, {
        left: clips(overflowX) ? start : -Infinity,
        right: clips(overflowX) ? right : Infinity,
        top: clips(overflowY) ? top : -Infinity,
        bottom: clips(overflowY) ? bottom : Infinity,
      })
      if (position === 'fixed') break
    }
    return rest
  }
  /** What moves by itself when the page scrolls: only things that move together can lie over each other by mistake. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    return null
  }
  const due = ({ top }: Box): boolean => whole || top < innerHeight
  const linesOf = (element: Element): Box[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
      })

  const onTop = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1)
  const ground = onTop ?? document.body
  const all = [...ground.querySelectorAll('*')].filter((element) => visible(element))

  const { documentElement: root, body } = document
  const sideways = Math.max(root.scrollWidth, body.scrollWidth) - root.clientWidth
  if (sideways > 0) {
    const sticksOut = (element: Element): boolean => {
      const box = remains(element.parentElement, element.getBoundingClientRect())
      return !empty(box) && (box.right > root.clientWidth + 1 || box.left < -1)
    }
    // The innermost of them is the cause; what holds it only grows with it.
    const cause =
      all.findLast(
        (element) => layerOf(element) === null && sticksOut(element) && ![...element.children].some(sticksOut),
      ) ?? body
    report('sideways scroll', cause, `makes the page ${sideways} pixels wider than the window`)
  }

  const texts = all.flatMap((element) => {
    const lines = linesOf(element)
    return lines.length > 0 && !empty(remains(element.parentElement, element.getBoundingClientRect()))
      ? [{ element, lines }]
      : []
  })

  /** Why a line of text is cut, if it is. */
  const cutBy = (element: Element, line: Box): string | null => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(at)
      // An ellipsis is a decision; what scrolls can be reached.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null
      if (scrolls(overflowX) || scrolls(overflowY)) return null
      const box = at.getBoundingClientRect()
      // Wholly outside is hidden on purpose, such as the next slide.
      if (clips(overflowX) && clips(overflowY) && empty(common(box, line))) return null
      if (clips(overflowX) && (line.right > box.right + 1 || line.left < box.left - 1))
        return `runs ${Math.round(Math.max(line.right - box.right, box.left - line.left))} pixels over the edge of its ${at.localName}`
      // The box of a line is higher than its letters.
      if (clips(overflowY) && (line.bottom > box.bottom + size * 0.3 || line.top < box.top - size * 0.3))
        return `is cut off above or below by its ${at.localName}`
      if (position === 'fixed') break
    }
    if (line.right <= 0 || line.left >= innerWidth) return null
    return line.right > innerWidth + 1 || line.left < -1 ? 'runs over the edge of the window' : null
  }
  for (const { element, lines } of texts) {
    const why = lines.map((line) => cutBy(element, line)).find((found) => found !== null)
    if (why) report('cut text', element, why)
  }

  const controls = all
    .filter((element) => element.matches(CONTROLS))
    .map((element) => ({
      element,
      layer: layerOf(element),
      box: remains(element.parentElement, element.getBoundingClientRect()),
    }))
    .filter(({ box }) => !empty(box))
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue
      if (!empty(common(one.box, other.box)))
        report('overlap', one.element, `lies over ${roleOf(other.element)} “${nameOf(other.element)}”`)
    }

  const words = texts.flatMap(({ element, lines }) => {
    const layer = layerOf(element)
    return lines.map((line) => ({ element, layer, line, box: remains(element, line) })).filter(({ box }) => !empty(box))
  })
  const told = new Set<Element>()
  for (const [index, one] of words.entries())
    for (const other of words.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer || told.has(one.element)) continue
      const shared = common(one.box, other.box)
      const height = Math.min(one.line.bottom - one.line.top, other.line.bottom - other.line.top)
      if (shared.right - shared.left <= 3 || shared.bottom - shared.top <= height / 2) continue
      told.add(one.element)
      report('overlap', one.element, `its words lie over “${nameOf(other.element)}”`)
    }

  for (const image of all.filter((element) => element instanceof HTMLImageElement)) {
    const box = image.getBoundingClientRect()
    if (empty(remains(image.parentElement, box)) || !due(box)) continue
    if (!image.complete) report('image', image, `has not come: ${image.currentSrc || image.src}`)
    else if (image.naturalWidth === 0) report('image', image, `did not load: ${image.currentSrc || image.src}`)
  }

  /** How an element shows that nobody has designed it. */
  const plain = (element: Element): string | null => {
    const style = getComputedStyle(element)
    const { appearance, borderTopStyle: border, color, listStyleType, display } = style
    const type = element instanceof HTMLInputElement ? element.type : element.localName
    if (['button', 'submit', 'reset'].includes(type) && border === 'outset') return 'the browser’s own button'
    if (['checkbox', 'radio', 'range', 'select', 'progress', 'meter'].includes(type) && appearance !== 'none')
      return `the browser’s own ${type}`
    if (type === 'file' && style.opacity !== '0') return 'the browser’s own file chooser'
    if (element.matches('input, textarea') && (border === 'inset' || style.borderTopColor === 'rgb(118, 118, 118)'))
      return 'the browser’s own field'
    if (type === 'fieldset' && border === 'groove') return 'the browser’s own frame'
    if (type === 'hr' && border === 'inset') return 'the browser’s own rule'
    if (type === 'summary' && display === 'list-item' && listStyleType.startsWith('disclosure'))
      return 'the browser’s own triangle'
    if (type === 'a' && ['rgb(0, 0, 238)', 'rgb(158, 158, 255)'].includes(color)) return 'the browser’s own link colour'
    return null
  }
  for (const element of all) {
    const look = plain(element)
    const box = element.getBoundingClientRect()
    if (look && !empty(box)) report('default look', element, look)
    if (element.getAttribute('aria-busy') === 'true' && due(box)) report('waiting', element, 'is still busy')
  }
  return findings
}
