import { createVar } from '@vanilla-extract/css'

/** How tall the header is, for what sticks below it: the shell says so, by how the brand has it. */
export const headerHeight = createVar()
