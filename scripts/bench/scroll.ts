/** Scrolling as a thumb does it that flings again and again. */
import type { openPhone } from './paint/visit.ts'

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** Pixels a second. */
export const SPEED = 8000

/** A synthetic finger moves nothing in a browser without a window; a wheel scrolls by the same path. @param way pixels down; @param speed pixels a second */
export async function scroll({ page, cdp }: Phone, way: number, speed = SPEED): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -way,
    speed,
    gestureSourceType: 'mouse',
  })
}
