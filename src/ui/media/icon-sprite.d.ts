/** Provided by scripts/build/pictures/icon-sprite.ts: the address of the file that holds all icons as symbols. */
declare module 'virtual:icon-sprite' {
  const address: string
  export default address
}
