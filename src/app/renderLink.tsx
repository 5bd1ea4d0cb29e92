import { Link } from 'react-router-dom'
import type { RenderLink } from '#components/link.ts'

/** How the app draws the links of components and screens: react-router's. */
export const renderLink: RenderLink = (props) => <Link {...props} />
