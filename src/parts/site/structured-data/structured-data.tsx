import { useLayoutEffect } from 'react'

/** What schema.org calls a thing: text, an address, a thing within it, or several of these. */
type Value = string | Thing | readonly Thing[]
export interface Thing {
  readonly [property: string]: Value
}

interface StructuredDataProps {
  /** With its `@type`. */
  readonly thing: Thing
  /** The whole address under which the page is known. */
  readonly url: string
}

/**
 * Tells search engines what the page is about, as microdata of schema.org, as long as the view stands. Not as a script element:
 * a page's policy lets nothing write into one.
 */
export function StructuredData({ thing, url }: StructuredDataProps) {
  useLayoutEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const before = canonical?.getAttribute('href')
    canonical?.setAttribute('href', url)
    return () => {
      if (before) canonical?.setAttribute('href', before)
    }
  }, [url])
  return <Item thing={thing} />
}

function Item({ thing, name }: { readonly thing: Thing; readonly name?: string }) {
  const { '@context': _, '@type': type, ...properties } = thing
  return (
    <span hidden itemScope itemType={`https://schema.org/${String(type)}`} itemProp={name}>
      {Object.entries(properties).map(([property, value]) =>
        typeof value === 'string' ? (
          value.startsWith('https://') || value.startsWith('http://') ? (
            <link key={property} itemProp={property} href={value} />
          ) : (
            <meta key={property} itemProp={property} content={value} />
          )
        ) : (
          [value].flat().map((each, index) => <Item key={`${property} ${index}`} thing={each} name={property} />)
        ),
      )}
    </span>
  )
}
