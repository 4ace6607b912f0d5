/** Spec 3: entities and their fields. */
import type { Section } from './row.ts'
import { ACCOUNTS } from './section-3/accounts.ts'
import { GAMES } from './section-3/games.ts'
import { RECORDS } from './section-3/records.ts'

export const SECTION_3: Section = [...ACCOUNTS, ...GAMES, ...RECORDS]
