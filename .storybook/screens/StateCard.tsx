import { Markdown } from '@storybook/addon-docs/blocks'
import type { State } from './loadStates.ts'
import { pictureFor, type Picture, type View } from './readPictures.ts'
import { StateLinks } from './StateLinks.tsx'

interface StateCardProps {
  state: State
  /** Those of this state; not empty. */
  pictures: readonly [Picture, ...Picture[]]
  view: View
}

/** A state with its picture, its name, its comment and links to it. */
export function StateCard({ state, pictures, view }: StateCardProps) {
  const picture = pictureFor(pictures, view)
  const note = noteOn(picture, view)
  return (
    <li>
      <StateLinks
        state={state}
        view={picture}
        picture={
          <img
            className="story-picture"
            src={`./pictures/${picture.file}`}
            width={picture.size[0]}
            height={picture.size[1]}
            loading="lazy"
            decoding="async"
            alt=""
            data-cut={picture.isCut || undefined}
          />
        }
      />
      {note !== '' && <p className="note">{note}</p>}
      {state.comment !== '' && <Markdown>{state.comment}</Markdown>}
    </li>
  )
}

/** How a picture differs from what was asked for; '' if it does not. */
const noteOn = ({ failed, isCut, ...picture }: Picture, { width, theme }: View): string =>
  [
    failed === true && 'This story fails',
    picture.width !== width && `Only at ${picture.width}`,
    picture.theme !== theme && `Only ${picture.theme}`,
    isCut && 'Goes on below',
  ]
    .filter((note) => note !== false)
    .join(', ')
