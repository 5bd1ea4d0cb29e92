import type { ComponentProps, ReactNode } from 'react'

/** What a component asks of a link. `to` is an in-app address (path, query, hash); the rest goes onto the `<a>` as it is. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  to: string
}

/**
 * Draws a link. Components know no router: whoever uses one says how an in-app address becomes a link
 * (the app passes react-router's `Link`, a story or a test a plain `<a href>`).
 */
export type RenderLink = (props: LinkProps) => ReactNode
