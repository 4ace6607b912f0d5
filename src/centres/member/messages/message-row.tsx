import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { Message } from '../../../state/messages/inbox.ts'
import { box } from '../../../ui/fields/field.css.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronRight } from '../../../ui/media/later-icons.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import * as css from './messages.css.ts'
import { atMessage } from './use-message-place.ts'

interface MessageRowProps {
  readonly message: Message
  readonly chosen: boolean
  readonly onChoose: (is: boolean) => void
}

/** A message in the list; its title leads to its text. */
export function MessageRow({ message: { id, title, time, read }, chosen, onChoose }: MessageRowProps) {
  const { t } = useLingui()
  const when = useMoments()(time)
  return (
    <li className={css.row}>
      <label className={css.pick}>
        <input
          type="checkbox"
          className={box}
          checked={chosen}
          aria-label={t`Choose “${title}” of ${when}`}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </label>
      <Link to="." search={atMessage(id)} state replace hash resetScroll={false} data-opens={id} className={css.open}>
        <span className={css.words}>
          <span className={read ? css.title.read : css.title.unread}>
            {!read && (
              <>
                <span aria-hidden className={css.dot} />
                <span className={hiddenVisually}>
                  <Trans>Unread:</Trans>{' '}
                </span>
              </>
            )}
            {title}
          </span>
          <Moment at={time} className={css.when} />
        </span>
        <ChevronRight aria-hidden className={`${icon.m} ${directional} ${css.ahead}`} />
      </Link>
    </li>
  )
}
