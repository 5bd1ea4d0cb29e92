import type { LinkProps, RenderLink } from './link.ts'

/** A link as an element, for what gives it a style or a ref: hands everything to whoever draws the app's links. */
export function DrawnLink({ renderLink, ...props }: LinkProps & { renderLink: RenderLink }) {
  return renderLink(props)
}
