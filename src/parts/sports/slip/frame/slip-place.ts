/** Where a slip stands: beside the page, or over the half or all of a small window. */
export type SlipPlace = 'column' | 'half' | 'full'
