export type Row = string
