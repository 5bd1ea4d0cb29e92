import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Returns a function that goes one step back in the history; repeated calls before the navigation are ignored. */
export function useBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  return useCallback(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    void navigate(-1)
  }, [navigate])
}
