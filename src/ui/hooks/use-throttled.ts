import { useEffect, useState } from 'react'
import { createThrottle } from '../../rules/throttle.ts'

/** A value that is followed at most once in a while; the last one always arrives. @param ms the while, in milliseconds */
export function useThrottled<Value>(value: Value, ms: number): Value {
  const [followed, setFollowed] = useState(value)
  const [throttle] = useState(() => createThrottle(ms))
  useEffect(() => {
    const follow = (): boolean => throttle(() => setFollowed(value))
    if (follow()) return undefined
    const timer = setTimeout(follow, ms)
    return () => clearTimeout(timer)
  }, [value, throttle, ms])
  return followed
}
