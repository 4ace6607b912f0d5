// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import '../../../../shell/x.ts'
import '../../../../modals/x.ts'
import '../../../../centres/x.ts'
import '../../../../boot/x.ts'
import '../../../../api/x.ts'
import '../../../vip/x.ts'
import type { X } from '../../../vip/x.ts'
export const late = () => import('../../../vip/x.ts')
import '../../../../routes.tsx'
import '../../../../../scripts/x.ts'
