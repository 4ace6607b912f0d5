import { useContext, useEffect, useState, type ReactNode } from 'react'
import { backOffMs, PICTURE } from '../../rules/back-off.ts'
import { PICTURE_RETRIES } from '../../rules/figures.ts'
import { pictureAddress } from '../../rules/site/picture-hosts.ts'
import { PictureHosts } from './picture-hosts.ts'

interface RemotePictureProps {
  /** `undefined` where there is none, or none that may be shown. */
  readonly src: string | undefined
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  /** Pixels, or anything of the same proportion: the place is kept before the picture comes. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly className?: string | undefined
  /** Asked for at once, rather than when it comes near. */
  readonly eager?: boolean
  /** What stands there when it does not come. */
  readonly fallback: ReactNode
}

/** A picture from the network: lazy, asked for again when it fails, and never a broken frame. */
export function RemotePicture(props: RemotePictureProps) {
  // Another address begins anew, whatever became of the one before.
  return <Attempts key={props.src} {...props} />
}

function Attempts({ src, srcSet, sizes, alt, fallback, eager = false, ...same }: RemotePictureProps) {
  const [failures, setFailures] = useState(0)
  // The failures that were waited for; the next attempt begins once both agree.
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    if (failures === waited || failures > PICTURE_RETRIES) return undefined
    const timer = setTimeout(() => setWaited(failures), backOffMs(PICTURE, failures - 1))
    return () => clearTimeout(timer)
  }, [failures, waited])
  const hosts = useContext(PictureHosts)
  if (src === undefined || failures > waited) return fallback
  const address = waited === 0 ? src : pictureAddress(new URL(src, location.href), hosts, waited)
  return (
    <img
      // A new element, since an old one would not ask again.
      key={waited}
      {...same}
      alt={alt}
      // Before the address, so that it holds from the first moment.
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sizes={sizes}
      // In other widths it is known on its own host alone.
      srcSet={(waited === 0 && srcSet) || undefined}
      src={address}
      onError={() => setFailures((count) => count + 1)}
    />
  )
}
