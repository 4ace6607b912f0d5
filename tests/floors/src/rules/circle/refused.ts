// Types count: where a table and its rows stand in two files, what both need stands in a third.
import type { Row } from './row.ts'
export { count } from './count.ts'
