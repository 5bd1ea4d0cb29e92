import type { ComponentProps, ReactNode } from 'react'

/** Props of a link. `to` is an in-app URL (path, query, hash); the rest are attributes of the `<a>`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  to: string
}

/**
 * Renders an in-app link. Components don't depend on a router: the app passes react-router's `Link`, stories and
 * tests a plain `<a href>`.
 */
export type RenderLink = (props: LinkProps) => ReactNode

/** Wraps `renderLink` in a component, so that it can be styled and take a ref. */
export function AppLink({ renderLink, ...props }: LinkProps & { renderLink: RenderLink }) {
  return renderLink(props)
}
