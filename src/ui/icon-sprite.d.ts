/** Provided by scripts/build/icon-sprite.ts: the address of the file that holds the shells' icons as symbols. */
declare module 'virtual:icon-sprite/first' {
  const address: string
  export default address
}

/** The address of the file that holds all other icons. */
declare module 'virtual:icon-sprite/later' {
  const address: string
  export default address
}
