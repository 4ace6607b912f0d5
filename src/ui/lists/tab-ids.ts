/** The id of a tab. */
export const tabId = (id: string, name: string): string => `${id}-${name}-tab`

/** The id of what a tab shows, for the tab to name; without a name, of the one panel that all tabs share. */
export const panelId = (id: string, name?: string): string =>
  name === undefined ? `${id}-panel` : `${id}-${name}-panel`
