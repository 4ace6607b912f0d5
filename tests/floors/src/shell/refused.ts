// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import '../screens/x.ts'
import '../modals/x.ts'
import '../centres/x.ts'
import '../boot/x.ts'
import '../api/x.ts'
import '../routes.tsx'
import '../testing/x.ts'
import '../../scripts/x.ts'
import '../../brands/x.json'
import type { X } from '../../src/screens/x.ts'
export * from './../screens'
export const late = () => import('../screens/x.ts')
