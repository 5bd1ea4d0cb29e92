import { useRef, type ReactNode } from 'react'
import { Markdown } from '@storybook/addon-docs/blocks'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { addressOf } from '../docs/addressOf.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { LiveState } from './LiveState.tsx'
import type { State } from './loadStates.ts'
import { pictureFor, type Picture, type View } from './readPictures.ts'

/** How long a pointer rests on a state until it is shown live. */
const HOVER_MS = 800

interface StateProps {
  state: State
  /** The width and theme that are asked for. */
  view: View
}

interface StateCardProps extends StateProps {
  /** Without a picture: whether it is shown live. */
  isLive: boolean
  onShow: () => void
  /** Whether it is one of those to compare. */
  isChosen: boolean
  onChoose: () => void
}

/** A state: its picture and name, which open it, or its story on a press; a box to compare it; a link; its comment. */
export function StateCard({ state, view, isLive, onShow, isChosen, onChoose }: StateCardProps) {
  const timer = useRef<number>(undefined)
  const { id, name, comment } = state
  const shown = shownOf({ state, view })
  const hasPicture = state.pictures.length > 0
  const note = noteOn(shown, view)
  return (
    <li>
      {!hasPicture &&
        (isLive ? (
          <StateView state={state} view={view} />
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
      <StateLink state={state} view={view}>
        {hasPicture && <StateView state={state} view={view} />}
        {name}
      </StateLink>
      <div className="actions">
        <label>
          <input type="checkbox" aria-label={`Compare ${name}`} checked={isChosen} onChange={onChoose} />
          Compare
        </label>
        <CopyButton
          text={new URL(`${addressOf(`story/${id}`, globalsOf(shown))}&full=1`, window.location.href).href}
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

/** The picture that comes nearest to a view; without one how its story is shown. */
const shownOf = ({ state, view }: StateProps): View & Partial<Picture> =>
  pictureFor(state.pictures, view) ?? { ...view, ...state.own }

const globalsOf = ({ width, theme }: View) => ({ theme, viewport: `w${width}` })

/** Opens a state as it is shown. Where that is wider than there is room beside the sidebar, it is as wide as the window. */
export function StateLink({ children, ...props }: StateProps & { children: ReactNode }) {
  const shown = shownOf(props)
  const isWide = shown.width > window.innerWidth
  const globals = isWide ? { theme: shown.theme } : globalsOf(shown)
  return (
    <RestartLink path={`story/${props.state.id}`} globals={globals} isAlone={isWide}>
      {children}
    </RestartLink>
  )
}

/** A state as large as its place: the picture that comes nearest to a view; without one its story. */
export function StateView({ state, view }: StateProps) {
  const picture = pictureFor(state.pictures, view)
  if (picture === undefined) return <LiveState state={state} view={shownOf({ state, view })} />
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
