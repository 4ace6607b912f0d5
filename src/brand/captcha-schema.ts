/** `captcha` in brand.json: how a player shows that a person is there. */
import * as v from 'valibot'
import { CAPTCHA_PROVIDERS } from '../rules/account/captcha-provider.ts'

export const captcha = v.strictObject({
  provider: v.pipe(
    v.optional(v.picklist(CAPTCHA_PROVIDERS), 'puzzle'),
    v.description(
      'Who shows and judges the slider captcha: "puzzle", which the gateway draws, or a vendor that was added.',
    ),
  ),
  login: v.pipe(
    v.optional(v.picklist(['letters', 'slider']), 'letters'),
    v.description('What a login asks for once the gateway wants a captcha: letters to type, or the slider.'),
  ),
})
