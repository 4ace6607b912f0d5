import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { ChallengeProps } from '../adapter.ts'
import { QuestionForm } from './question-form.tsx'
import { SlidingPiece } from './sliding-piece.tsx'

/** The gateway's own captcha: a piece that is slid into its place, or a question for whoever can't do that. */
export function PuzzleChallenge({ onPass, onGiveUp }: ChallengeProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'piece' | 'question'>('piece')
  return (
    <Dialog title={t`One more step`} onClose={onGiveUp}>
      {asked === 'piece' ? (
        <SlidingPiece onPass={onPass} onOther={() => setAsked('question')} />
      ) : (
        <QuestionForm onPass={onPass} onOther={() => setAsked('piece')} />
      )}
    </Dialog>
  )
}
