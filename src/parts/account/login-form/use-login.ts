import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { asChunkFailure } from '../../../rules/site/chunk-failure.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { useForm, type Errors, type FormState, type Values } from '../../../ui/fields/use-form.ts'
import { useSliderCaptcha } from '../slider-captcha/use-slider-captcha.tsx'
import { rememberCookie } from './remember.ts'

type LoginName = 'username' | 'password' | 'captcha'
/** Letters are asked for by a refusal alone: nobody has left them empty before. */
const NAMES = ['username', 'password'] as const
const WITH_LETTERS = [...NAMES, 'captcha'] as const

interface Login {
  readonly form: FormState<LoginName>
  readonly captcha: boolean
  /** How many times a login was sent from here. */
  readonly tries: number
  /** The slider captcha while it is asked, where the brand has that instead of letters. */
  readonly slider: ReactNode
  /** Fetches what a login needs, once somebody turns to the form; sending one fetches it, too. */
  readonly prepare: () => void
}

/** Apart, since a login page is some brands' first view, and most who see it have not begun to type. */
const loadSignIn = () => import('../../../state/account/login/sign-in.ts')
/** The second form of login, for brands that have chosen it. */
const loadSliderSignIn = () => import('../../../state/account/slider-captcha.ts')

/** @throws ChunkFailure when it does not load */
const loaded = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error: unknown) => {
    throw asChunkFailure(error)
  })

/** Login by username (spec 5): both are required and trimmed, the captcha once the server wants it. */
export function useLogin(onDone: () => void): Login {
  const store = useStore()
  const queries = useQueryClient()
  const [captcha, setCaptcha] = useState(false)
  const [tries, setTries] = useState(0)
  const { ask, dialog } = useSliderCaptcha()
  const bySlider = store.get(brandAtom).captcha.login === 'slider'
  const validate = ({ username, password, captcha: typed }: Values<LoginName>): Errors<LoginName> => ({
    ...(username ? {} : { username: msg`Enter your username` }),
    ...(password ? {} : { password: msg`Enter your password` }),
    ...(captcha && !typed ? { captcha: msg`Enter the letters in the picture` } : {}),
  })
  const form = useForm<LoginName>({
    names: captcha ? WITH_LETTERS : NAMES,
    validate,
    submit: async ({ username, password, captcha: typed }, element) => {
      const remember = new FormData(element).has('remember')
      if (bySlider) {
        const { sliderSignInAtom } = await loaded(loadSliderSignIn())
        await store.set(sliderSignInAtom, { username, password }, ask, queries)
      } else {
        const { signInAtom, wantsCaptcha } = await loaded(loadSignIn())
        try {
          const captchaTyped = captcha && typed ? { captcha: typed } : {}
          await store.set(signInAtom, { type: 'username', username, password, ...captchaTyped }, queries)
        } catch (error) {
          // Once wanted it stays: the server says so only with a refusal.
          if (wantsCaptcha(error)) setCaptcha(true)
          setTries((count) => count + 1)
          throw error
        }
      }
      document.cookie = rememberCookie(remember ? username : null)
      onDone()
    },
  })
  const forgetLetters = useEffectEvent(() => form.forget('captcha'))
  useEffect(() => {
    // Each picture is good for one try: its field is emptied.
    if (tries > 0) forgetLetters()
  }, [tries])
  useHoldReload(form.dirty || form.busy)
  const prepare = (): void => void (bySlider ? loadSliderSignIn() : loadSignIn()).catch(() => undefined)
  return { form, captcha, tries, slider: dialog, prepare }
}
