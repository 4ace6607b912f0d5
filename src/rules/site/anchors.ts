/** Places on the home page that a link may lead to. */
export const CATEGORIES_ID = 'games'
