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
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'

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
    <Row inset="none">
      <div className={css.row}>
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
            <Text as="span" weight={read ? 'regular' : 'bold'} breaks>
              {!read && (
                <>
                  <span aria-hidden className={css.dot} />
                  <span className={hiddenVisually}>
                    <Trans>Unread:</Trans>{' '}
                  </span>
                </>
              )}
              {title}
            </Text>
            <Text as="span" size="s" tone="muted">
              <Moment at={time} />
            </Text>
          </span>
          <ChevronRight aria-hidden className={`${icon.m} ${directional} ${css.ahead}`} />
        </Link>
      </div>
    </Row>
  )
}
