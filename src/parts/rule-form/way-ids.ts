import type { RegisterWay } from '../../rules/register-ways.ts'

/** The id of a way's tab. */
export const tabId = (id: string, way: RegisterWay): string => `${id}-${way}-tab`
/** The id of what shows the fields, for the tabs to name. */
export const panelId = (id: string): string => `${id}-panel`
