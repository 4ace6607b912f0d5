/**
 * What swims: fish that cross a canvas, shots, and what a catch brings. Chance decides here how it looks and nothing else:
 * whether a shot catches is the server's word.
 */
import { el, isCalm } from '../dom.ts'
import { createBrush, type Mark, type Point, type Species, type Swimmer } from './brush.ts'

export interface Pond {
  readonly element: HTMLCanvasElement
  /** The fish at a point of the canvas, the nearest of those that are close. */
  at(x: number, y: number): Swimmer | undefined
  /** One of a kind that can be seen. */
  oneOf(name: string): Swimmer | undefined
  /** A shot on its way. @returns when it is there */
  shoot(target: Swimmer): Promise<void>
  land(target: Swimmer, text: string): void
  miss(target: Swimmer): void
  pause(on: boolean): void
}

/** How many swim at a time; fewer on small screens. */
const crowd = (width: number, height: number): number =>
  Math.max(9, Math.min(22, Math.round((width * height) / 32_000)))

/** @param art what the addresses of the pictures begin with */
export function createPond(art: string, kinds: readonly Species[]): Pond {
  const canvas = el('canvas', { class: 'pond', 'aria-hidden': 'true' })
  const brush = createBrush(canvas, art, kinds)
  let [width, height] = [0, 0]
  let swimmers: Swimmer[] = []
  let marks: Mark[] = []
  let aim = -Math.PI / 2
  let still = false

  const spawn = (anywhere: boolean): Swimmer => {
    // The large ones are rare to be seen, as they are to be caught.
    const weights = kinds.map(({ times }) => 1 / Math.sqrt(times))
    let draw = Math.random() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => (draw -= weight) <= 0)
    const species = kinds[Math.max(0, index)] ?? { name: '', times: 1 }
    const base = Math.min(120, Math.max(62, Math.min(width, height) * 0.17))
    const size = base * (0.72 + Math.log10(species.times) * 0.42)
    const right = Math.random() < 0.5
    const speed = (right ? 1 : -1) * (24 + Math.random() * 42) * (species.times > 50 ? 0.6 : 1)
    return {
      species,
      size,
      speed,
      x: anywhere ? Math.random() * width : right ? -size : width + size,
      y: size * 0.5 + Math.random() * Math.max(1, height - size - 90),
      wave: Math.random() * 7,
      hurt: 0,
      caught: false,
    }
  }

  const fit = (): void => {
    const box = canvas.getBoundingClientRect()
    const grown = width === 0
    ;[width, height] = [box.width, box.height]
    brush.fit(width, height)
    if (grown && width > 0)
      swimmers = Array.from({ length: crowd(width, height) }, () => spawn(true)).toSorted((a, b) => a.size - b.size)
  }
  new ResizeObserver(fit).observe(canvas)

  /** Where shots come from. */
  const muzzle = (): Point => ({ x: width / 2, y: height - 26 })

  let last = performance.now()
  const frame = (now: number): void => {
    const step = Math.min(0.05, (now - last) / 1000)
    last = now
    const time = now / 1000
    if (!document.hidden && !still && width > 0) {
      brush.clear(width, height)
      for (const fish of swimmers) {
        if (!isCalm()) fish.x += fish.speed * step
        fish.hurt = Math.max(0, fish.hurt - step)
      }
      swimmers = swimmers.map((fish) => {
        const gone = fish.caught || fish.x < -fish.size * 1.2 || fish.x > width + fish.size * 1.2
        return gone ? spawn(isCalm()) : fish
      })
      for (const fish of swimmers) brush.drawFish(fish, time)
      for (const mark of marks) mark.age += step
      marks = marks.filter(({ age, life }) => age < life)
      for (const mark of marks) brush.drawMark(mark)
      brush.drawGun(muzzle(), aim)
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)

  const seen = ({ x }: Swimmer): boolean => x > 10 && x < width - 10
  return {
    element: canvas,
    at: (x, y) => {
      const near = swimmers
        .filter((fish) => !fish.caught)
        .map((fish) => ({ fish, far: Math.hypot(fish.x - x, fish.y - y) / (fish.size * 0.5) }))
        .toSorted((a, b) => a.far - b.far)[0]
      return near && near.far < 1.35 ? near.fish : undefined
    },
    oneOf: (name) => {
      const found = swimmers.find((fish) => fish.species.name === name && !fish.caught && seen(fish))
      if (found) return found
      const species = kinds.find((kind) => kind.name === name)
      if (!species) return undefined
      const model = spawn(true)
      const fresh: Swimmer = { ...model, species, x: width * (0.2 + Math.random() * 0.6) }
      swimmers = [...swimmers.slice(1), fresh]
      return fresh
    },
    shoot: async (target) => {
      const { x, y } = muzzle()
      aim = Math.atan2(target.y - y, target.x - x)
      if (isCalm()) return
      const life = 0.26
      const ahead = target.speed * life
      const from = { x: x + Math.cos(aim) * 56, y: y + Math.sin(aim) * 56 }
      marks.push({ kind: 'shot', ...from, toX: target.x + ahead, toY: target.y, age: 0, life })
      await new Promise((done) => setTimeout(done, life * 1000))
    },
    land: (target, text) => {
      target.caught = true
      const { y } = target
      // A fish may be caught at the very edge, where what it brings would not be read.
      const x = Math.max(50, Math.min(width - 50, target.x))
      if (!isCalm())
        for (let index = 0; index < 14; index += 1) {
          const turn = (index / 14) * Math.PI * 2
          marks.push({
            kind: 'coin',
            x,
            y,
            toX: x + Math.cos(turn) * 70,
            toY: y + Math.sin(turn) * 60,
            age: 0,
            life: 0.9,
          })
        }
      marks.push({ kind: 'text', x, y, toX: x, toY: isCalm() ? y : y - 60, age: 0, life: 1.4, text })
    },
    miss: (target) => {
      target.hurt = 0.25
      marks.push({ kind: 'ring', x: target.x, y: target.y, toX: target.x, toY: target.y, age: 0, life: 0.4 })
    },
    pause: (on) => {
      still = on
    },
  }
}
