/**
 * Calls back once, when the pointer has come to lie beside an element. By where it is, not by what it is over: the fade
 * from page to page takes the pointer from everything below it for a moment, and the element then hears that it has left.
 */
export function onceElsewhere(place: Element, then: () => void): void {
  const look = ({ clientX, clientY }: PointerEvent): void => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) return
    document.removeEventListener('pointermove', look)
    then()
  }
  document.addEventListener('pointermove', look)
}
