/** The about links of the footer (spec 2, "Footer") and the place in the help centre that each leads to. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface AboutTopic {
  /** The anchor on /help. */
  readonly id: string
  readonly title: MessageDescriptor
}

export const ABOUT_TOPICS: readonly AboutTopic[] = [
  { id: 'about-company', title: msg`About company` },
  { id: 'contact-us', title: msg`Contact us` },
  { id: 'terms', title: msg`General terms and conditions` },
  { id: 'responsible-gaming', title: msg`Responsible gaming` },
  { id: 'privacy', title: msg`Privacy policy` },
  { id: 'affiliates', title: msg`Affiliates` },
  { id: 'refunds', title: msg`Refund policy` },
]
