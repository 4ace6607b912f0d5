import { useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { html as frame } from './html.css.ts'
import { skeletonLine } from './feedback.css.ts'
import type { LinkRule } from './sanitise.ts'

interface HtmlProps {
  /** As the server sent it. */
  readonly source: string
  /** Which links stay; give it a stable function. */
  readonly links: LinkRule
  readonly className?: string
}

const tags = /<[^>]*>/g
/** What stands when the sanitiser could not be loaded: the words without any markup, as text. */
const plainText = (source: string): string => source.replaceAll(tags, ' ').replaceAll(/\s+/g, ' ').trim()

/** HTML from the server, shown only once the sanitiser has gone over it. */
export function Html({ source, links, className }: HtmlProps) {
  const [clean, setClean] = useState<{ source: string; value: TrustedHTML | null } | null>(null)
  useEffect(() => {
    let current = true
    import('./sanitise.ts').then(
      ({ sanitise }) => current && setClean({ source, value: sanitise(source, links) }),
      () => current && setClean({ source, value: null }),
    )
    return () => {
      current = false
    }
  }, [source, links])
  if (clean?.source !== source) return <span className={skeletonLine.long} />
  if (clean.value === null) return <p className={cx(frame, className)}>{plainText(source)}</p>
  // React wants a string; a trusted value goes through it untouched.
  const trusted = { __html: clean.value as unknown as string }
  return <div className={cx(frame, className)} dangerouslySetInnerHTML={trusted} />
}
