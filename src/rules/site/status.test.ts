import { expect, test } from 'vitest'
import { SystemStatus, systemStatus } from './status.ts'

const at = (maintenance: boolean, regionRestriction: boolean) => systemStatus({ maintenance, regionRestriction })

test('maintenance wins over region', () => {
  expect([at(false, false), at(true, false), at(false, true), at(true, true)]).toEqual([0, 1, 2, 1])
  expect(SystemStatus).toEqual({ normal: 0, maintenance: 1, restricted: 2 })
})
