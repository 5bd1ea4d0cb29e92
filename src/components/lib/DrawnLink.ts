import type { LinkProps, RenderLink } from './link.ts'

/** A link as a component, so that it can take a style and a ref: passes its props to `renderLink`. */
export function DrawnLink({ renderLink, ...props }: LinkProps & { renderLink: RenderLink }) {
  return renderLink(props)
}
