/** The id of the option at a place of a list, for `aria-activedescendant`. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`
