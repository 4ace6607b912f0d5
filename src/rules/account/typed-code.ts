import { asciiSigns } from '../ascii-signs.ts'

/**
 * A code as it was sent or as an app shows it (spec 5: "verificationCode"), however it was typed or pasted: spaces within
 * it and marks that can't be seen go, and digits are ASCII's. Each wrong one costs a try.
 */
export const typedCode = (text: string): string => asciiSigns(text).replace(/[\s\p{Cf}]/gu, '')
