import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** One step back in the history, as the browser's Back does: one only, also where it is asked again (a double click, Escape twice) before that step has happened. */
export function useBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(() => {
    leaving.current = false
  }, [key])
  return useCallback(() => {
    if (leaving.current) return
    leaving.current = true
    void navigate(-1)
  }, [navigate])
}
