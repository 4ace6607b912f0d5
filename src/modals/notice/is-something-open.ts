/** Whether a dialog or a menu is open already, over which nothing may open by itself. */
export const isSomethingOpen = (page: Document): boolean =>
  page.querySelector('dialog:modal, [popover]:popover-open') !== null
