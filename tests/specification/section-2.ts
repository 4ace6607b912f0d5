/** Spec 2: screens and routes. */
import type { Section } from './row.ts'
import { ROUTES_AND_ACCESS } from './section-2/routes.ts'
import { HEADER } from './section-2/header.ts'
import { FOOTER_AND_SYSTEM } from './section-2/footer.ts'
import { MODALS_AND_NOTICES } from './section-2/modals.ts'
import { CENTRES } from './section-2/centres.ts'
import { OTHER_SCREENS } from './section-2/others.ts'

export const SECTION_2: Section = [
  ...ROUTES_AND_ACCESS,
  ...HEADER,
  ...FOOTER_AND_SYSTEM,
  ...MODALS_AND_NOTICES,
  ...CENTRES,
  ...OTHER_SCREENS,
]
