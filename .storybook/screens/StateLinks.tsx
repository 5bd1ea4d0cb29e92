import type { ReactNode } from 'react'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { addressOf } from '../docs/addressOf.ts'
import type { State } from './loadStates.ts'
import type { View } from './readPictures.ts'

interface StateLinksProps {
  state: State
  view: View
  /** Above the name, in its link. */
  picture?: ReactNode
}

/** A state's name, which opens it, and a button that copies a link to it in this width and theme. */
export const StateLinks = ({ state: { id, name }, view: { width, theme }, picture }: StateLinksProps) => (
  <div className="links">
    {/* From the start: Storybook reads globals in its address only then. */}
    <a href={`./?path=/story/${id}&globals=theme:${theme};viewport:w${width}`} target="_top">
      {picture}
      {name}
    </a>
    <CopyButton
      text={new URL(addressOf(id, theme, width), window.location.href).href}
      label="Copy link"
      variant="ghost"
      size="s"
    />
  </div>
)
