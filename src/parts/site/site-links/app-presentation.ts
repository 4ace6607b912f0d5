/** The name and the icon of each app that has a QR code (spec 2, "Right-hand bar"). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppKind } from '../../../state/site/links/app-links.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Feather, Smartphone, TabletSmartphone } from '../../../ui/media/later-icons.ts'

interface AppLook {
  readonly name: MessageDescriptor
  readonly icon: IconView
}

export const APP_PRESENTATION: Readonly<Record<AppKind, AppLook>> = {
  IOS: { name: msg`iOS`, icon: Smartphone },
  IOS_LITE: { name: msg`iOS lite`, icon: Feather },
  ANDROID: { name: msg`Android`, icon: TabletSmartphone },
}
