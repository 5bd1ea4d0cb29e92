import type { ReactNode } from 'react'
import { addressOf } from './addressOf.ts'

interface RestartLinkProps {
  path: string
  globals: Readonly<Record<string, string>>
  /** Its accessible name, where it is not its text. */
  label?: string
  /** Leaves out the sidebar: beside it there is no room. */
  isAlone?: boolean
  children: ReactNode
}

/** A link that sets globals. It starts Storybook anew, which reads them in its address only then. */
export const RestartLink = ({ path, globals, label, isAlone = false, children }: RestartLinkProps) => (
  <a
    className="restart-link"
    aria-label={label}
    href={addressOf(path, globals) + (isAlone ? '&nav=false' : '')}
    target="_top"
  >
    {children}
  </a>
)
