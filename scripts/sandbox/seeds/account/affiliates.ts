/** The codes under which every merchant's seeded agents bring players. */
const CODES: ReadonlySet<string> = new Set(['0012345', '7788'])

/** Whether an agent has this code. Codes are text: `12345` is another one than `0012345`. */
export const isAffiliateCode = (code: string): boolean => CODES.has(code.trim())
