import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The way out of a game: back to where the player came from, with its place and filters; else to the home page. */
export function useExit(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '/index' })
  }, [router, navigate])
}
