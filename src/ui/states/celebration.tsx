import { burst, PIECES } from './celebration.css.ts'

/** Paper that flies once, for something that was won; nothing of it for who wants less motion. What was won is said elsewhere. */
export function Celebration() {
  return (
    <span aria-hidden data-celebration="" className={burst}>
      {Array.from({ length: PIECES }, (_, piece) => (
        <span key={piece} />
      ))}
    </span>
  )
}
