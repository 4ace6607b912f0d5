import type { IconView } from '../../../ui/media/icons.tsx'
import type { ReactNode } from 'react'
import { pageTitle } from '../../../ui/layout/text.css.ts'
import * as css from './notice-screen.css.ts'

interface NoticeScreenProps {
  readonly icon: IconView
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** A page inside the frame that has one thing to say. */
export function NoticeScreen({ icon: Icon, title, children, actions }: NoticeScreenProps) {
  return (
    <div className={css.frame}>
      <span className={css.mark}>
        <Icon aria-hidden />
      </span>
      <h1 className={pageTitle}>{title}</h1>
      <div className={css.text}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
