import { icon as iconSize } from './icon.css.ts'
import * as css from './icon-mark.css.ts'
import type { IconView } from './icons.tsx'
import { RemotePicture } from './remote-picture.tsx'

interface IconMarkProps {
  /** What stands there without a picture. */
  readonly icon: IconView
  /** `undefined` where there is none, or none that may be shown. */
  readonly src: string | undefined
  /** What the icon stands on. */
  readonly color?: keyof typeof css.color
}

/** What something is known by beside its name: its picture, or the icon of its kind. */
export function IconMark({ icon: Icon, src, color = 'accent' }: IconMarkProps) {
  return (
    <RemotePicture
      src={src}
      width={40}
      height={40}
      alt=""
      className={css.picture}
      fallback={
        <span className={css.color[color]}>
          <Icon aria-hidden className={color === 'accent' ? iconSize.m : iconSize.l} />
        </span>
      }
    />
  )
}
