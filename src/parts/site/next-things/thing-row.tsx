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
import { ThingTitle } from './thing-title.tsx'
import type { ThingClaim } from './use-thing-claims.ts'
import { useThingWords, type Thing } from './use-thing-words.ts'

interface ThingRowProps {
  readonly thing: Thing
  readonly look: Brand['layout']['nextThings']
  /** Whether things stand side by side where there is room. */
  readonly strip: boolean
  /** Whether its button is the filled one. */
  readonly isCalling: boolean
  readonly claims: Readonly<Record<Claimable['of'], ThingClaim>>
  /** What puts it aside; `null` while nothing is being put aside. */
  readonly onDismiss: (() => void) | null
}

/** One thing: its picture, what it is, and its button; while things are put aside, that in the place of the button. */
export function ThingRow({ thing, look, strip, isCalling, claims, onDismiss }: ThingRowProps) {
  const { t } = useLingui()
  const id = useId()
  const { name, figure, line } = useThingWords(thing)
  const title = figure ? t`${name}: ${figure}` : name
  return (
    <li
      className={cx(css.thing[look], strip && css.thingStrip[look])}
      {...(look === 'stubs' ? { 'data-offer': '' } : {})}
    >
      <ThingPicture thing={thing} look={look} />
      <div className={css.words}>
        <ThingTitle id={id} name={name} figure={figure} />
        {line && (
          <p className={css.note}>
            {thing.kind === 'mission' && (
              <span className={css.roomy}>
                <ThingProgress done={thing.mission.progress} goal={thing.mission.goal} look={look} />
              </span>
            )}
            <span className={css.name}>{line}</span>
          </p>
        )}
      </div>
      <div className={cx(css.action, strip && css.actionStrip[look])}>
        {onDismiss ? (
          <button
            type="button"
            className={css.dismiss}
            aria-label={t`Not today: ${title}`}
            title={t`Not today`}
            onClick={onDismiss}
          >
            <X aria-hidden className={css.cross} />
          </button>
        ) : (
          <ThingAction thing={thing} titleId={id} isCalling={isCalling} claims={claims} />
        )}
      </div>
    </li>
  )
}
