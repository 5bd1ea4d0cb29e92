import { ViewTransition, type ReactNode } from 'react'

interface SharedElementProps {
  /** Of what is shown, as 'title-12': unique on a page, the same on both. Undefined shares nothing. */
  name: string | undefined
  children: ReactNode
}

/**
 * What two pages show of the same thing, such as a cover: it moves from its place on one to its place on the other.
 * Only where both pages have it in sight, and not on back and forward. Nothing else moves (base.css).
 */
export function SharedElement({ name, children }: SharedElementProps) {
  return (
    <ViewTransition name={name} share="shared-element" default="none">
      {children}
    </ViewTransition>
  )
}
