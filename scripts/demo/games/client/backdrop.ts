/** The picture behind a game: another one as the screen turns. */

/** @param art what the addresses of the game's pictures begin with @param nameOf which of them fits just now */
export function setBackdrop(
  element: HTMLElement,
  art: string,
  nameOf: () => string = () => (innerWidth > innerHeight ? 'wide' : 'tall'),
): void {
  const choose = (): void => {
    element.style.backgroundImage = `url("${art}${nameOf()}.webp")`
  }
  choose()
  addEventListener('resize', choose)
}
