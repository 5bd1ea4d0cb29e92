import { useState } from 'react'
import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { addressOf } from '../docs/addressOf.ts'
import type { State } from './loadStates.ts'
import { pictureFor, type Picture, type View } from './readPictures.ts'

interface StateCardProps {
  state: State
  /** Those of this state. */
  pictures: readonly Picture[]
  view: View
}

/** A state: its picture, or where it has none, its story on a press; its name, its comment, and links to it. */
export function StateCard({ state: { id, name, comment }, pictures, view }: StateCardProps) {
  const picture = pictureFor(pictures, view)
  const shown = picture ?? view
  const address = addressOf(id, shown.theme, shown.width)
  const link = `?path=/story/${id}&globals=theme:${shown.theme}`
  return (
    <li>
      {picture === undefined ? (
        <LiveState id={id} name={name} view={view} />
      ) : (
        <a href={link} target="_top" tabIndex={-1} aria-hidden data-cut={picture.isCut || undefined}>
          <img
            src={`./pictures/${picture.file}`}
            width={picture.size[0]}
            height={picture.size[1]}
            loading="lazy"
            decoding="async"
            alt=""
          />
        </a>
      )}
      <h3>
        <AnchorMdx href={link} target="_self">
          {name}
        </AnchorMdx>
      </h3>
      <p className="small">{noteOn(picture, view)}</p>
      {comment !== '' && <Markdown>{comment}</Markdown>}
      <CopyButton text={new URL(address, window.location.href).href} label="Copy link" variant="ghost" size="s" />
    </li>
  )
}

/** How a picture differs from what was asked for; '' if it does not. */
function noteOn(picture: Picture | undefined, { width, theme }: View): string {
  if (picture === undefined) return ''
  return [
    picture.failed === true && 'This story fails',
    picture.width !== width && `Only at ${picture.width} px`,
    picture.theme !== theme && `Only ${picture.theme}`,
    picture.isCut && 'Cut at the bottom',
  ]
    .filter((note) => note !== false)
    .join('. ')
}

/** The story itself. One at a time, by the name: stories share their cookies, and log each other out. */
function LiveState({ id, name, view: { width, theme } }: { id: string; name: string; view: View }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details name="live state" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Show it here</summary>
      {isOpen && (
        <iframe
          title={name}
          src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=theme:${theme};motion:still`}
          width={width}
          height={600}
        />
      )}
    </details>
  )
}
