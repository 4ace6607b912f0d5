import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { SLIP_BESIDE } from './slip-beside.ts'

/** Where the slip will stand beside a page. */
export const SlipWaiting = () => useMedia(SLIP_BESIDE) && <div aria-hidden />
