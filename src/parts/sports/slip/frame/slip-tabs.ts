/** The ids of the slip's tabs, and of what they show, begin with it. */
export const TABS = 'slip'
