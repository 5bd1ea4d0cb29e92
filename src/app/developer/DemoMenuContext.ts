import { createContext, use, useEffect } from 'react'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'

interface DemoMenu {
  /** Opens the demo's tools. */
  entry: MenuEntry
  /** To be called when a menu with the entry is mounted; returns a function for when it is unmounted. */
  onMount: () => () => void
}

/** Null except in the demo. */
export const DemoMenuContext = createContext<DemoMenu | null>(null)

/** The entry of the demo's tools in the user menu; null in production. */
export function useDemoEntry(): MenuEntry | null {
  const menu = use(DemoMenuContext)
  useEffect(() => menu?.onMount(), [menu])
  return menu?.entry ?? null
}
