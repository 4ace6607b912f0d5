import type { Table } from './refused.ts'
export type Row = Table
