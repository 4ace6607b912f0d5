/** The popover that the header's menu button opens. */
export const SIDE_MENU_ID = 'side-menu'
