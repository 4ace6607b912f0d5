/** The analytics port, and Google's tag behind it. Loaded for players who have agreed, and for nobody else. */
import { tagScript, type Counted } from '../../rules/site/analytics.ts'

export interface Analytics {
  /**
   * Counts a page.
   * @param path without what was searched for, asked or named in the address
   */
  readonly pageSeen: (path: string, title: string) => void
  /** Counts nothing from now on. */
  readonly stop: () => void
}

/** What the tag's script reads from the page. */
type Tagged = typeof globalThis & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

/** Begins to count; the script comes when it comes. */
export function startAnalytics({ script, id }: Counted): Analytics {
  const page = globalThis as Tagged
  const layer = (page.dataLayer ??= [])
  // The script tells its commands from other things by their being a function's own arguments.
  function tag(..._command: unknown[]): void {
    layer.push(arguments)
  }
  const off: `ga-disable-${string}` = `ga-disable-${id}`
  if (!(off in page)) load(`${tagScript(script)}?id=${encodeURIComponent(id)}`)
  page[off] = false
  tag('js', new Date())
  tag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  // Pages are told one by one: by itself the script would tell whole addresses.
  tag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  return {
    pageSeen: (path, title) => {
      const page_location = location.origin + path
      tag('set', { page_location, page_referrer: '' })
      tag('event', 'page_view', { page_location, page_title: title, send_to: id })
    },
    stop: () => {
      page[off] = true
    },
  }
}

function load(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
