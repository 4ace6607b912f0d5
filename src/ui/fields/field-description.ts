/** What is said about a field, beside its control. */
export interface FieldDescription {
  readonly label: string
  /** For narrow rows: the label is read out, and a placeholder shows it. */
  readonly hideLabel?: boolean
  /** For low rows: the label stands inside the frame, above what is typed. */
  readonly labelWithin?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The error stands elsewhere, under the id `<id>-error`. */
  readonly hideError?: boolean
}

/** What a control refers to in `aria-describedby`. */
export function describedBy(id: string, { hint, error }: FieldDescription): string | undefined {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}
