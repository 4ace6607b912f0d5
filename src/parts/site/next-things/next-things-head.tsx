import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import { memberName } from '../../../rules/account/member-name.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { VipBonus } from '../../../state/rewards/vip-bonus.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Crown } from '../../../ui/media/later-icons.ts'
import { Avatar } from '../../account/avatar/avatar.tsx'
import { useGreeting } from '../../account/greeting/use-greeting.ts'
import { useLevelWords } from '../../rewards/level-progress/use-level-words.ts'
import { LevelSteps } from './level-steps.tsx'
import { GREETS_WIDE } from './greets-wide.ts'
import * as css from './next-things.css.ts'

interface NextThingsHeadProps {
  readonly id: string
  readonly look: Brand['layout']['nextThings']
  /** Whether it has the width of the page. */
  readonly strip: boolean
  readonly vip: VipBonus | undefined
  readonly isFirstHeading: boolean
  readonly editRef: RefObject<HTMLButtonElement | null>
  readonly isEditing: boolean
  /** Turns the rows' buttons into those that put them aside, and back; `undefined` while there are no rows. */
  readonly onEdit: (() => void) | undefined
}

/** The member by name, how far the next level is, and the way to put things aside. */
export function NextThingsHead({
  id,
  look,
  strip,
  vip,
  isFirstHeading,
  editRef,
  isEditing,
  onEdit,
}: NextThingsHeadProps) {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const { words } = useGreeting()
  const name = (session && memberName(session)) ?? ''
  const greets = look === 'portrait' || look === 'cells'
  const title = (greets && words) || (name ? t`For you, ${name}` : t`For you`)
  const Heading = isFirstHeading ? 'h1' : 'h2'
  return (
    <header className={css.head[look]}>
      {look === 'portrait' && (
        <span className={css.portrait}>
          <Avatar name={name} size="l" />
        </span>
      )}
      <div className={cx(css.greeting, strip && GREETS_WIDE.has(look) && css.greetingStrip)}>
        <Heading id={id} className={css.heading[look]}>
          {title}
        </Heading>
        <p className={css.level}>{vip && <LevelLine vip={vip} />}</p>
        {onEdit ? (
          <button type="button" ref={editRef} className={css.edit} onClick={onEdit}>
            {isEditing ? <Trans context="putting things aside">Done</Trans> : <Trans>Edit</Trans>}
          </button>
        ) : (
          // Its place: nothing moves once it comes.
          <span className={css.edit} />
        )}
      </div>
      {look === 'cells' && vip && <LevelSteps vip={vip} />}
    </header>
  )
}

function LevelLine({ vip }: { readonly vip: VipBonus }) {
  const words = useLevelWords()(vip)
  return (
    words && (
      <>
        <Crown aria-hidden className={`${icon.s} ${css.crown}`} />
        {words}
      </>
    )
  )
}
