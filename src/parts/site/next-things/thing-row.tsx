import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import type { Claimable } from '../../../rules/site/next-things.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { X } from '../../../ui/media/later-icons.ts'
import * as css from './thing-row.css.ts'
import { ThingAction } from './thing-action.tsx'
import { ThingPicture } from './thing-picture.tsx'
import { ThingProgress } from './thing-progress.tsx'
import type { ThingClaim } from './use-thing-claims.ts'
import { useThingWords, type Thing } from './use-thing-words.ts'

interface ThingRowProps {
  readonly thing: Thing
  readonly look: Brand['layout']['nextThings']
  /** Whether things stand side by side where there is room. */
  readonly strip: boolean
  readonly isFirst: boolean
  readonly claims: Readonly<Record<Claimable['of'], ThingClaim>>
  readonly onDismiss: () => void
}

/** One thing: its picture, what it is, its button, and the way to be left alone with it for today. */
export function ThingRow({ thing, look, strip, isFirst, claims, onDismiss }: ThingRowProps) {
  const { t } = useLingui()
  const id = useId()
  const { title, line } = useThingWords()(thing)
  return (
    <li
      className={cx(css.thing[look], strip && css.thingStrip[look])}
      {...(look === 'stubs' ? { 'data-offer': '' } : {})}
    >
      <ThingPicture thing={thing} look={look} />
      <div className={css.words}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {line && <p className={css.note}>{line}</p>}
        {thing.kind === 'mission' && (
          <ThingProgress done={thing.mission.progress} goal={thing.mission.goal} look={look} />
        )}
        {thing.kind === 'level' && <ThingProgress done={thing.level.done} goal={thing.level.goal} look={look} />}
      </div>
      <div className={cx(css.action, strip && css.actionStrip[look])}>
        <ThingAction thing={thing} titleId={id} isFirst={isFirst && look !== 'portrait'} claims={claims} />
      </div>
      <button
        type="button"
        className={css.dismiss}
        aria-label={t`Not today: ${title}`}
        title={t`Not today`}
        onClick={onDismiss}
      >
        <X aria-hidden className={css.cross} />
      </button>
    </li>
  )
}
