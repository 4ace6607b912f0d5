/** What a written page may have filled in from brand.json: `{name}`, `{minimumAge}` and the others. */
import type { Brand } from '../../../src/brand/schema.ts'

export const PLACEHOLDERS = ['name', 'minimumAge', 'email', 'domain', 'licence', 'licenceNumber'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

/** A text for each; what the brand does not say is missing, and so is every paragraph that names it. */
export type Values = Readonly<Partial<Record<Placeholder, string>>>

const PLACEHOLDER = /\{([A-Za-z]+)\}/g

/** @param translate the brand's own words in the language of the page */
export function valuesOf(
  { name, access, contact, domains, footer }: Pick<Brand, 'name' | 'access' | 'contact' | 'domains' | 'footer'>,
  translate: (text: string) => string = (text) => text,
): Values {
  const { mail } = contact
  const { licence, licenceNumber } = footer
  return {
    name,
    minimumAge: String(access.minimumAge),
    ...(mail === undefined ? {} : { email: mail }),
    ...(domains[0] === undefined ? {} : { domain: domains[0] }),
    ...(licence === undefined ? {} : { licence: translate(licence) }),
    ...(licenceNumber === undefined ? {} : { licenceNumber }),
  }
}

/** The placeholders in a text, with their offsets. */
export function placeholdersIn(text: string): { readonly name: string; readonly offset: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, offset: index }))
}

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name)

/** Whether everything that a text names has a value. */
export const isFillable = (text: string, values: Values): boolean =>
  placeholdersIn(text).every(({ name }) => !isPlaceholder(name) || values[name] !== undefined)

/** @param write how a value is written where it stands, such as escaped */
export function fill(text: string, values: Values, write: (value: string) => string = (value) => value): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = isPlaceholder(name) ? values[name] : undefined
    return value === undefined ? whole : write(value)
  })
}
