import type { LinkProps, RenderLink } from './linkTypes.ts'

/** Wraps `renderLink` in a component, so that it can be styled and take a ref. */
export function AppLink({ renderLink, ...props }: LinkProps & { renderLink: RenderLink }) {
  return renderLink(props)
}
