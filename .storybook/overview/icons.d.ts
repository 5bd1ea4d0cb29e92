/** The icons that the app imports, by name; main.ts makes it. */
declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react'
  const icons: Readonly<Record<string, LucideIcon>>
  export = icons
}
