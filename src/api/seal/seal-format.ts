/** What both ends of a seal agree on. Spec: not shown ("some payloads are encrypted"). */

export const SEAL_ALGORITHM = 'RSA-OAEP-256'
export const SEAL_ENCRYPTION = 'A256GCM'
/** `typ` of a sealed request. */
export const SEAL_TYPE = 'sealed-request'
/** Replies are encrypted directly under the key that the request carried. */
export const REPLY_ALGORITHM = 'dir'
