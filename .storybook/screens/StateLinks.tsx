import type { ReactNode } from 'react'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { addressOf } from '../docs/addressOf.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import type { State } from './loadStates.ts'
import type { View } from './readPictures.ts'

interface StateLinksProps {
  state: State
  view: View
  /** Above the name, in its link. */
  picture?: ReactNode
}

/** A state's name, which opens it, and a button that copies a link to it in this width and theme. */
export function StateLinks({ state: { id, name }, view: { width, theme }, picture }: StateLinksProps) {
  const [path, globals] = [`story/${id}`, { theme, viewport: `w${width}` }]
  return (
    <div className="links">
      <RestartLink path={path} globals={globals}>
        {picture}
        {name}
      </RestartLink>
      <CopyButton
        text={new URL(`${addressOf(path, globals)}&full=1`, window.location.href).href}
        label="Copy link"
        variant="ghost"
        size="s"
      />
    </div>
  )
}
