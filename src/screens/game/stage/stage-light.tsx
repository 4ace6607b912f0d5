import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './stage.css.ts'

/** The game's cover as light behind it. */
export function StageLight({ picture }: { readonly picture: string | undefined }) {
  return (
    <div className={css.light}>
      <RemotePicture src={picture} width={1} height={1} alt="" className={css.lightPicture} fallback={null} />
    </div>
  )
}
