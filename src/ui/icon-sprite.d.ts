/** Provided by scripts/build/icon-sprite.ts: the address of the file that holds every icon as a symbol. */
declare module 'virtual:icon-sprite' {
  const address: string
  export default address
}
