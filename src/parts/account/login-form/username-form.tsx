import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { UserNameField } from '../../../ui/fields/user-name-field.tsx'
import { MODAL_STATE, withModal } from '../../site/use-modal/use-modal.ts'
import type { LoginWayProps } from './login-way-props.ts'
import * as css from './login-form.css.ts'
import { rememberedUser } from './remember.ts'
import { useLogin } from './use-login.ts'

const CaptchaField = lazyView(() => import('./captcha-field.tsx').then((it) => it.CaptchaField))
const LoginFailure = lazyView(() => import('./login-failure.tsx').then((it) => it.LoginFailure))

/** Login by username (spec 4 and 5). The prerendered header holds it too, so it reads no browser state but the cookie. */
export function UsernameForm({ id, layout, hidden, children, onDone }: LoginWayProps) {
  const { t } = useLingui()
  const { form, captcha, tries, slider, prepare } = useLogin(onDone)
  const { errorOf } = form
  const [username, password] = [errorOf('username'), errorOf('password')]
  const bar = layout === 'bar'
  const onFocus = (): void => {
    prepare()
    // What says that there is no network has to be there before there is none.
    void LoginFailure.preload().catch(() => undefined)
  }
  const props = { ...form.props, onFocus, id, hidden } as const
  const user = typeof document === 'undefined' ? '' : rememberedUser(document.cookie)
  const shared = { labelWithin: bar, size: bar ? 's' : 'm', required: true, maxLength: 128 } as const

  const name = (
    <UserNameField
      {...shared}
      id={`${id}-username`}
      defaultValue={user}
      data-focus={user === '' || undefined}
      error={username}
      hideError={bar}
    />
  )
  const secret = (
    <PasswordField
      {...shared}
      id={`${id}-password`}
      name="password"
      label={t`Password`}
      autoComplete="current-password"
      enterKeyHint="go"
      data-focus
      error={password}
      hideError={bar}
    />
  )
  const remember = <Checkbox name="remember" label={t`Remember my username`} defaultChecked={user !== ''} />
  const forgot = (
    <Link to="." search={withModal('forgot-password')} state={MODAL_STATE} resetScroll={false} className={css.forgot}>
      <Trans>Forgot password?</Trans>
    </Link>
  )
  const more = (
    <>
      {form.failure !== null && (
        <PartBoundary>
          <LoginFailure error={form.failure} />
        </PartBoundary>
      )}
      {captcha && (
        <PartBoundary>
          <CaptchaField id={`${id}-captcha`} error={errorOf('captcha')} tries={tries} />
        </PartBoundary>
      )}
      {slider}
    </>
  )
  const submit = (
    // In the bar it is one of several; the page has the filled one.
    <Button type="submit" variant={bar ? 'quiet' : 'primary'} size={bar ? 's' : 'l'} wide={!bar} busy={form.busy}>
      <Trans>Log in</Trans>
    </Button>
  )

  if (!bar) {
    return (
      <form {...props} className={css.panel}>
        {name}
        {secret}
        <div className={css.aside}>
          {remember}
          {forgot}
        </div>
        {more}
        {submit}
      </form>
    )
  }
  const open = username !== undefined || password !== undefined || form.failure !== null || captcha
  return (
    <form {...props} className={css.bar} aria-label={t`Log in`}>
      <div className={css.barField}>{name}</div>
      <div className={css.barField}>{secret}</div>
      {submit}
      <div className={css.below} data-open={open}>
        {username && (
          <p id={`${id}-username-error`} className={css.errorText}>
            {username}
          </p>
        )}
        {password && (
          <p id={`${id}-password-error`} className={css.errorText}>
            {password}
          </p>
        )}
        {more}
        <div className={css.belowRow}>
          {children}
          <div className={css.aside}>
            {remember}
            {forgot}
          </div>
        </div>
      </div>
    </form>
  )
}
