import { initialsOf, tintOf } from '../../rules/site/name-mark.ts'
import * as css from './name-mark.css.ts'
import { RemotePicture } from './remote-picture.tsx'

interface NameMarkProps {
  readonly name: string
  /** `undefined` where there is none, or none that may be shown. */
  readonly src: string | undefined
}

/** What a company is known by beside its name: its mark, or one that is drawn from the name, always the same. */
export function NameMark({ name, src }: NameMarkProps) {
  return (
    <RemotePicture
      src={src}
      width={38}
      height={38}
      alt=""
      className={css.picture}
      fallback={
        <span aria-hidden className={css.tint[tintOf(name)]}>
          {initialsOf(name)}
        </span>
      }
    />
  )
}
