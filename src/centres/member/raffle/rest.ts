/** How long a draw that nothing moves for keeps the next one back, in milliseconds. */
export const REST_MS = 600
