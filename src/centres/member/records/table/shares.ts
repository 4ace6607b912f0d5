import type { CSSProperties } from 'react'

/** How the columns share the width, the same in each row. */
export const sharesOf = (columns: readonly { readonly share: number }[]): CSSProperties => ({
  gridTemplateColumns: columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' '),
})
