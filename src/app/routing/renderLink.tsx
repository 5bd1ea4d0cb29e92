import type { RenderLink } from '#components/lib/link.ts'
import { RegionLink } from './region.tsx'

/** How the app draws the links of components and screens: react-router's, with the region taken along. */
export const renderLink: RenderLink = (props) => <RegionLink {...props} />
