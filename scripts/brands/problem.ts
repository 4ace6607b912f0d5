/** What the gate, the message compiler and the stamp say when something in a brand is wrong. */

export interface Problem {
  /** An error keeps its brand from being built; a warning does not. */
  readonly severity: 'error' | 'warning'
  /** The brand's folder name; absent where no single brand is at fault. */
  readonly brand?: string
  /** The path to show, as it can be opened from the working directory. */
  readonly file: string
  /** One-based. */
  readonly line?: number
  /** One-based, in UTF-16 units, as editors count. */
  readonly column?: number
  /** What is wrong, as a sentence without a full stop. */
  readonly message: string
  /** What would have been right. */
  readonly expected?: string
  /** What to do next, as a sentence: `did you mean "domains"?` */
  readonly suggestion?: string
}

/** Tells whether any of the problems keeps a brand from being built. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** Each problem once: the gate and a later step may find the same. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ brand, file, line, column, message }) => {
    const key = JSON.stringify([brand, file, line, column, message])
    return !seen.has(key) && seen.add(key)
  })
}
