/** How a brand's players may prove who they are to somebody else (spec 1, "social sign-in through a third-party identity service"). */
import * as v from 'valibot'

const firebase = v.strictObject({
  apiKey: v.pipe(
    v.string(),
    v.regex(/^[\w-]{20,100}$/, 'the key as the Firebase console shows it, such as "AIza…"'),
    v.description('The web API key of the project. It is public: it names the project and opens nothing.'),
  ),
  authDomain: v.pipe(
    v.string(),
    v.regex(
      /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
      'a bare host name such as "casa-norte.firebaseapp.com"',
    ),
    v.description("The host on which the project's sign-in windows open."),
  ),
  projectId: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'lower-case letters, digits and hyphens, such as "casa-norte"'),
    v.description('The id of the project; the gateway must check tokens against the same one.'),
  ),
  appId: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d:\d+:web:[0-9a-f]+$/, 'such as "1:1234567890:web:0a1b2c3d"'))),
    v.description('The id of the web app within the project.'),
  ),
  channels: v.pipe(
    v.array(v.picklist(['google', 'facebook', 'phone'])),
    v.minLength(1, 'at least one of "google", "facebook" and "phone"'),
    v.check((list) => new Set(list).size === list.length, 'each channel once'),
    v.description(
      'What players are offered: "google" and "facebook" as buttons to log in with, "phone" to have codes by SMS sent by Firebase instead of the gateway.',
    ),
  ),
})

/** The key `identity` of brand.json; without it nothing of a third party is loaded or allowed. */
export const identity = v.strictObject({
  firebase: v.pipe(firebase, v.description('A project of Firebase Authentication.')),
})
