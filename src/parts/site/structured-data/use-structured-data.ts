import { useLayoutEffect } from 'react'

/**
 * Tells search engines what the page is about, as JSON-LD in its head, and under which address it is known, as long as the view
 * stands. Data in a script element: no policy has to allow it.
 * @param data an object of schema.org; `null` while it is not known
 * @param url the whole address
 */
export function useStructuredData(data: object | null, url: string): void {
  const text = data === null ? '' : JSON.stringify(data)
  useLayoutEffect(() => {
    if (text === '') return undefined
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = text
    document.head.append(script)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const before = canonical?.getAttribute('href')
    canonical?.setAttribute('href', url)
    return () => {
      script.remove()
      if (before) canonical?.setAttribute('href', before)
    }
  }, [text, url])
}
