/** What the answers of every area say again and again. */
import { randomBytes } from 'node:crypto'
import type { Module } from '../../src/rules/site/modules.ts'
import { Malformed, Refused } from './answers.ts'
import type { Context } from './context.ts'
import { languageOf } from './read-request.ts'
import { familyOf, type ContentLanguage } from './site/merchant.ts'
import { modulesOf } from './site/modules.ts'

/** The texts in the language that a payload names. @throws Malformed for one that is not the merchant's */
export const familyIn = ({ merchant }: Pick<Context, 'merchant'>, language: string): ContentLanguage =>
  familyOf(merchant, languageOf(merchant, language))

/** What of a list stands on a page; the first is page 1. */
export const pageOf = <Item>(
  list: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Item[] => list.slice((pageNo - 1) * pageSize, pageNo * pageSize)

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
