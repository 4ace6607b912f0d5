/** The account menu's id; on its own so that the bottom bar need not load the menu to name it. */
export const ACCOUNT_MENU_ID = 'member-menu'
