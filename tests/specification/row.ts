/** What a section of the specification is made of here: its own headings, and under each a row a statement. */

/**
 * @param says what the specification says, in short
 * @param file where the test stands, from the root of the repository
 * @param title the test that fails once it is no longer so, or the case of it that does
 */
export type Row = readonly [says: string, file: string, title: string]

/** A heading, or what a list begins with, and its statements in their order. */
export type Group = readonly [heading: string, ...rows: readonly Row[]]

export type Section = readonly Group[]
