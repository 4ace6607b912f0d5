import type { Row } from './shape.ts'
