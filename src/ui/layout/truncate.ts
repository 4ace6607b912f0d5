import type { StyleRule } from '@vanilla-extract/css'

/**
 * How words end that have no more room. What a server names may run against the page's direction: it is cut at its own
 * end, and stands on the side of the words around it.
 */
const ownDirection: StyleRule = {
  overflow: 'hidden',
  unicodeBidi: 'plaintext',
  // Chromium knows the older name alone.
  textAlign: ['-webkit-match-parent', 'match-parent'],
}

/** One line, with an ellipsis where it is too long. */
export const oneLine: StyleRule = { ...ownDirection, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** Several lines; the style adds how many as `WebkitLineClamp`. */
export const clamped: StyleRule = { ...ownDirection, display: '-webkit-box', WebkitBoxOrient: 'vertical' }
