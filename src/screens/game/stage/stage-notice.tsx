import type { ReactNode } from 'react'
import { icon } from '../../../ui/media/icon.css.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import * as css from '../cover.css.ts'

interface StageNoticeProps {
  readonly icon: IconView
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
  /** What else there is. */
  readonly more?: ReactNode
}

/** What there is to say in the game's place; it is read out, since nobody may have asked. */
export function StageNotice({ icon: Icon, title, children, actions, more }: StageNoticeProps) {
  return (
    <div className={css.cover}>
      <div className={css.card}>
        <div role="alert" className={css.words}>
          <span className={css.mark}>
            <Icon aria-hidden className={icon.l} />
          </span>
          <h2 className={css.title}>{title}</h2>
          <div className={css.text}>{children}</div>
        </div>
        <div className={css.actions}>{actions}</div>
        {more}
      </div>
    </div>
  )
}
