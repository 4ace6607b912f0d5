/** What the line's last button opens. */
export const MORE_ID = 'game-more'
