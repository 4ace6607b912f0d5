/** What the answers of every area say again and again. */
import { randomBytes } from 'node:crypto'
import type { Module } from '../../src/rules/site/modules.ts'
import { Malformed, Refused } from './answers.ts'
import type { Context } from './context.ts'
import type { WordArea } from './demo-port.ts'
import { languageOf } from './read-request.ts'
import { familyOf, type ContentLanguage } from './site/merchant.ts'
import { modulesOf } from './site/modules.ts'
import type { Place } from './store/database.ts'

/** The texts in the language that a payload names. @throws Malformed for one that is not the merchant's */
export const familyIn = ({ merchant }: Pick<Context, 'merchant'>, language: string): ContentLanguage =>
  familyOf(merchant, languageOf(merchant, language))

/** How the short texts of an area read, in the language that a payload names or else the call's own. @throws Malformed */
export function wordsIn(context: Context, area: WordArea, language?: string): (english: string) => string {
  const family = language === undefined ? context.language.family : familyIn(context, language)
  return (english) => context.demo.texts.say(family, area, english)
}

/** Which page of a list a payload asks for; the first is page 1. */
interface PageAsked {
  readonly pageNo: number
  readonly pageSize: number
}

/** Where the page that is asked for lies in a list, for a store that reads a list page by page. */
export const placeOf = ({ pageNo, pageSize }: PageAsked): Place => ({ skip: (pageNo - 1) * pageSize, take: pageSize })

/** A page of a list as it goes over the wire, and how many stand on all pages. */
export function listed<Item, Wire>(all: readonly Item[], page: PageAsked, write: (item: Item) => Wire) {
  const { skip, take } = placeOf(page)
  return { total: all.length, list: all.slice(skip, skip + take).map(write) }
}

/** Tells which items have the values that a payload asks for; a field that it leaves out lets all through. */
export const matches =
  <Item>(wanted: { readonly [Name in keyof Item]?: Item[Name] | undefined }) =>
  (item: Item): boolean =>
    // The object's own keys.
    (Object.keys(wanted) as (keyof Item)[]).every((name) => wanted[name] === undefined || wanted[name] === item[name])

/** What was looked for, where it is there. @throws Refused otherwise, with these words and this value */
export function orRefuse<Found>(found: Found | null | undefined, message: string, value: object | null = null): Found {
  if (found === null || found === undefined) throw new Refused(message, value)
  return found
}

/** A reference that players and support quote: letters that say what it is of, and twelve figures. */
export const newReference = (letters: string): string => `${letters}${randomBytes(6).toString('hex').toUpperCase()}`

/** @throws Refused where the merchant has a module switched off */
export function requireModule(context: Context, module: Module): void {
  if (!modulesOf(context)[module]) throw new Refused('operation not allowed')
}

/** @throws Malformed where a payload names another merchant than the call's own header */
export function checkMerchant(
  { merchantCode }: { readonly merchantCode: string },
  { merchant }: Pick<Context, 'merchant'>,
): void {
  if (merchantCode !== merchant.merchantCode) throw new Malformed('merchantCode', 'expected the merchant that asks')
}
