import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { analyticsChoiceAtom } from '../../state/site/analytics.ts'
import { Button } from '../../ui/actions/button.tsx'
import { floating, floatingText } from '../../ui/overlays/toast.css.ts'

/** Asks whether visits may be counted. Both answers weigh the same, and none is given by going on. */
export function VisitQuestion() {
  const choose = useSetAtom(analyticsChoiceAtom)
  return (
    <div className={floating}>
      <span className={floatingText}>
        <Trans>
          May we count which pages you open? Google Analytics does it for us with a cookie. Nothing is counted unless
          you agree, and you can change your mind at the end of every page.
        </Trans>
      </span>
      <Button size="s" variant="quiet" onClick={() => choose('refused')}>
        <Trans>Do not count</Trans>
      </Button>
      <Button size="s" variant="quiet" onClick={() => choose('agreed')}>
        <Trans>Agree</Trans>
      </Button>
    </div>
  )
}
