import type { RenderLink } from '#components/lib/linkTypes.ts'
import { RegionLink } from './region.tsx'

/** Renders the links of components and screens with react-router, keeping the region. */
export const renderLink: RenderLink = (props) => <RegionLink {...props} />
