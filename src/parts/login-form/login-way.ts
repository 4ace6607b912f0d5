/** How one logs in (spec 4, "Login popup tabs"): the wire's `type`. */
export type LoginWay = 'username' | 'sms'

/** The id of what shows a way's fields, for its tab to name. */
export const panelId = (id: string, way: LoginWay): string => `${id}-${way}-panel`
/** The id of a way's tab. */
export const tabId = (id: string, way: LoginWay): string => `${id}-${way}-tab`
