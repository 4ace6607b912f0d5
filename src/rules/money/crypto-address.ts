/** Addresses of crypto currencies as players type and paste them. Spec: formats are not shown. */

/** How addresses of a network look; by the word that the server has for it. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  // Base58 has no 0, O, I and l, which look alike.
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  evm: /^0x[0-9a-fA-F]{40}$/,
  bitcoin: /^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
}

/** Whether it may be an address of such a network; one whose format is not known here is left to the server. */
export function isAddress(text: string, format: string): boolean {
  const known = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined
  return known ? known.test(text) : text !== '' && !/\s/.test(text)
}
