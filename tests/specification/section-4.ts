/** Spec 4: states and transitions. */
import type { Section } from './row.ts'
import { SESSIONS } from './section-4/sessions.ts'
import { OFFERS } from './section-4/offers.ts'
import { PAGES } from './section-4/pages.ts'

export const SECTION_4: Section = [...SESSIONS, ...OFFERS, ...PAGES]
