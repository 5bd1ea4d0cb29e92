import { useRef } from 'react'
import { Markdown } from '@storybook/addon-docs/blocks'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { addressOf } from '../docs/addressOf.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { LiveState } from './LiveState.tsx'
import type { State } from './loadStates.ts'
import { pictureFor, type Picture, type View } from './readPictures.ts'

/** How long a pointer rests on a state until it is shown live. */
const HOVER_MS = 800

export interface StateCardProps {
  state: State
  /** Those of this state, if any. */
  pictures: readonly Picture[]
  /** The width and theme that are asked for. */
  view: View
  /** Without a picture: whether it is shown live. */
  isLive: boolean
  onShow: () => void
  /** Whether it is one of those to compare. */
  isChosen: boolean
  onChoose: () => void
}

/** A state: its picture and name, which open it, or its story on a press; a box to compare it; a link; its comment. */
export function StateCard({ state, pictures, view, isLive, onShow, isChosen, onChoose }: StateCardProps) {
  const timer = useRef<number>(undefined)
  const { id, name, comment, own } = state
  const picture = pictureFor(pictures, view)
  const shown = picture ?? { ...view, ...own }
  const note = noteOn(shown, view)
  const [path, globals] = [`story/${id}`, { theme: shown.theme, viewport: `w${shown.width}` }]
  // Wider than there is room beside the sidebar: as wide as the window.
  const isWide = shown.width > window.innerWidth
  return (
    <li>
      {picture === undefined &&
        (isLive ? (
          <StateView state={state} pictures={pictures} view={view} />
        ) : (
          <button
            type="button"
            className="place"
            aria-label={`Show ${name}`}
            onClick={onShow}
            onPointerEnter={() => {
              timer.current = window.setTimeout(onShow, HOVER_MS)
            }}
            onPointerLeave={() => window.clearTimeout(timer.current)}
          >
            Show
          </button>
        ))}
      <RestartLink path={path} globals={isWide ? { theme: shown.theme } : globals} isAlone={isWide}>
        {picture !== undefined && <StateView state={state} pictures={pictures} view={view} />}
        {name}
      </RestartLink>
      <div className="actions">
        <label>
          <input type="checkbox" aria-label={`Compare ${name}`} checked={isChosen} onChange={onChoose} />
          Compare
        </label>
        <CopyButton
          text={new URL(`${addressOf(path, globals)}&full=1`, window.location.href).href}
          label="Copy link"
          variant="ghost"
          size="s"
        />
      </div>
      {note !== '' && <p className="note">{note}</p>}
      {comment !== '' && <Markdown>{comment}</Markdown>}
    </li>
  )
}

/** A state as large as its place: the picture that comes nearest to a view; without one its story. */
export function StateView({ state, pictures, view }: Pick<StateCardProps, 'state' | 'pictures' | 'view'>) {
  const picture = pictureFor(pictures, view)
  if (picture === undefined) return <LiveState state={state} view={{ ...view, ...state.own }} />
  return (
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
  )
}

/** How what is shown differs from what was asked for; '' if it does not. */
const noteOn = (shown: View & Partial<Picture>, { width, theme }: View): string =>
  [
    shown.failed === true && 'This story fails',
    shown.width !== width && `Only at ${shown.width}`,
    shown.theme !== theme && `Only ${shown.theme}`,
    shown.isCut === true && 'Goes on below',
  ]
    .filter((note) => note !== false)
    .join(', ')
