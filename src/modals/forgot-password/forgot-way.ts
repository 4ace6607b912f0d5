/** How one gets a new password without the old one. */
export type ForgotWay = 'email' | 'phone'

/** The id of a way's tab. */
export const forgotTabId = (way: ForgotWay): string => `forgot-${way}-tab`
/** The id of what shows a way's fields, for its tab to name. */
export const forgotPanelId = (way: ForgotWay): string => `forgot-${way}-panel`
