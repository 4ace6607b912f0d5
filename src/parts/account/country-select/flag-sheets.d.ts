/** Provided by scripts/build/pictures/flag-sheets.ts: the address of the sheet of flags by the first letter of the ISO code. */
declare module 'virtual:flag-sheets' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
