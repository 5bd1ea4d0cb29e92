import type { ReactNode } from 'react'
import { addressOf } from './addressOf.ts'

interface RestartLinkProps {
  path: string
  globals: Readonly<Record<string, string>>
  /** Its accessible name, where it is not its text. */
  label?: string
  children: ReactNode
}

/** A link that sets globals. It starts Storybook anew, which reads them in its address only then. */
export const RestartLink = ({ path, globals, label, children }: RestartLinkProps) => (
  <a className="restart-link" aria-label={label} href={addressOf(path, globals)} target="_top">
    {children}
  </a>
)
