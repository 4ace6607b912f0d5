import { count as counted } from './refused.ts'
export const count = counted
