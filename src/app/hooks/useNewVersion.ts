import { createContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BUILD } from '../config/build.ts'
import { useEnvironment } from '../config/environment.ts'
import { fetchDeployedBuild } from '../config/fetchDeployedBuild.ts'

/** Minimum time between two checks. The first waits as long, as the page has just been loaded. */
const INTERVAL_MS = 15 * 60_000

/** The result of useNewVersion, for the notice. */
export const NewVersionContext = createContext(false)

/** Whether another build than this one is deployed. Checked at navigations only. */
export function useNewVersion(): boolean {
  const { now } = useEnvironment()
  const { key } = useLocation()
  const [isAvailable, setIsAvailable] = useState(false)
  const checkedAtMs = useRef<number | null>(null)
  useEffect(() => {
    const nowMs = now().getTime()
    checkedAtMs.current ??= nowMs
    if (isAvailable || Math.abs(nowMs - checkedAtMs.current) < INTERVAL_MS) return
    checkedAtMs.current = nowMs
    void fetchDeployedBuild().then((build) => {
      if (build !== null && build !== 'unreachable' && build.commit !== BUILD.commit) setIsAvailable(true)
    })
  }, [key, now, isAvailable])
  return isAvailable
}
