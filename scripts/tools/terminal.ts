/** Colours that mean something; none when piped or under NO_COLOR. */
import { styleText } from 'node:util'

export const good = (text: string): string => styleText('green', text)
export const bad = (text: string): string => styleText('red', text)
export const quiet = (text: string): string => styleText('dim', text)
