import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../../i18n/format/percent.ts'
import { useMoments } from '../../../../parts/site/merchant-clock/use-moments.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import type { RegistrationLink } from '../../../../state/team/links.ts'
import type { BadgeTone } from '../../../../ui/states/badge.tsx'

const STATES: Readonly<Partial<Record<RegistrationLink['state'], { said: MessageDescriptor; tone: BadgeTone }>>> = {
  open: { said: msg({ message: 'Open', context: 'a link' }), tone: 'good' },
  expired: { said: msg({ message: 'Expired', context: 'a link' }), tone: 'quiet' },
  disabled: { said: msg({ message: 'Disabled', context: 'a link' }), tone: 'quiet' },
}

interface LinkWords {
  readonly state: (state: RegistrationLink['state']) => string
  readonly tone: (state: RegistrationLink['state']) => BadgeTone
  readonly kind: (link: RegistrationLink) => string
  readonly rebate: (link: RegistrationLink) => string
  readonly expires: (link: RegistrationLink) => string
}

/** What a registration link says. */
export function useLinkWords(): LinkWords {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { tag } = useAtomValue(languageAtom)
  const moment = useMoments()
  return {
    state: (state) => {
      const look = STATES[state]
      return look ? i18n._(look.said) : state
    },
    tone: (state) => STATES[state]?.tone ?? 'quiet',
    kind: ({ isAgent }) =>
      isAgent ? t({ message: 'Agent', context: 'an account' }) : t({ message: 'Player', context: 'an account' }),
    rebate: ({ rebate }) => percentText(rebate, tag),
    expires: ({ expires }) => (expires === null ? t({ message: 'Never', context: 'a link expires' }) : moment(expires)),
  }
}
