/** What an authenticator app reads from a QR code: the key URI format that all of them know. */

interface AuthenticatorKey {
  /** In base32. */
  readonly secret: string
  /** Whose site it is, as the app names it. */
  readonly issuer: string
  /** Whose account it is. */
  readonly account: string
}

/** Writes the address. A colon parts issuer and account, so neither may hold one of its own. */
export function otpauthUri({ secret, issuer, account }: AuthenticatorKey): string {
  const plain = (text: string): string => encodeURIComponent(text.replaceAll(':', ' ').trim())
  return `otpauth://totp/${plain(issuer)}:${plain(account)}?secret=${encodeURIComponent(secret)}&issuer=${plain(issuer)}`
}

/** A secret in groups of four, as people type it. */
export const secretGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
