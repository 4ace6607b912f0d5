/** What is wrong with a theme, told so that an operator can mend it. */
export interface ThemeIssue {
  /** From the top of theme.json to the value or key. */
  readonly path: (string | number)[]
  readonly message: string
  readonly expected?: string
  /** What to write instead. */
  readonly suggestion?: string
  /** What to do, as a sentence, where it is more than to write a text. */
  readonly remedy?: string
}
