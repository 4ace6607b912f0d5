/** What is chosen, in the visitor's own colours; within `media.forced`. */
export const highlight = { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const
