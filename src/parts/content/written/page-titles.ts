/** What the written pages are called where something leads to them (spec 2, "Footer"); each has its own heading besides. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WrittenPageName } from '../../../rules/content/written-pages.ts'

export const PAGE_TITLES: Readonly<Record<WrittenPageName, MessageDescriptor>> = {
  about: msg`About company`,
  contact: msg`Contact us`,
  terms: msg`General terms and conditions`,
  'responsible-gaming': msg`Responsible gaming`,
  privacy: msg`Privacy policy`,
  affiliates: msg`Affiliates`,
  refund: msg`Refund policy`,
  blog: msg`Blog`,
  news: msg`News`,
  'credit-report': msg`Credit report`,
  join: msg`Careers`,
  'deposit-tutorial': msg`Deposit tutorial`,
  'installation-guide': msg`Installation guide`,
}

/** The about links, in the specification's order and then what the interface text names besides. */
export const ABOUT_PAGES: readonly WrittenPageName[] = [
  'about',
  'contact',
  'terms',
  'responsible-gaming',
  'privacy',
  'affiliates',
  'refund',
  'blog',
  'news',
]

/** What belongs to the help menu. */
export const GUIDE_PAGES: readonly WrittenPageName[] = ['deposit-tutorial', 'installation-guide', 'credit-report']
