import { Maximize, Minus, Plus, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { commonText } from '#domain/messages/common.ts'
import { zoomText } from '#domain/messages/ad.ts'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Header, Names, Note as Below, Title } from '../ModalSurface/modalParts.ts'
import { Note, Picture, Room, Scale, Tools, Wide } from './zoomParts.ts'
import { fitScale, zoomedIn, zoomedOut, type Zoom } from './zoomSteps.ts'

export interface ArtworkZoomProps {
  url: string
  alt: string
  /** What it belongs to: the visible title, and the dialog's name. */
  title: string
  /** One line below: its size. */
  note?: string | undefined
  onClose: () => void
}

/**
 * A picture as large as the window has room for (APG: dialog, modal), open while it is mounted. Plus and minus lead through
 * fixed sizes, 0 fits it again, arrow keys and wheel move what does not fit (screens.md, Ad details: preview with zoom).
 */
export function ArtworkZoom({ url, alt, title, note, onClose }: ArtworkZoomProps) {
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [picture, setPicture] = useState({ width: 0, height: 0 })
  const [failed, setFailed] = useState(false)
  useMiddleKept(room, zoom)

  const fit = () =>
    fitScale(picture, { width: room.current?.clientWidth ?? 0, height: room.current?.clientHeight ?? 0 }) ?? 1
  const larger = () => setZoom((now) => zoomedIn(now, fit()))
  const smaller = () => setZoom((now) => zoomedOut(now, fit()))
  const onKeyDown = (event: KeyboardEvent) => {
    const act =
      event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : { '+': larger, '=': larger, '-': smaller, '0': () => setZoom('fit') }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    <Wide
      shape="dialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      onKeyDown={onKeyDown}
    >
      <Header>
        <Names>
          <Title id={`${id}-title`} dir="auto">
            {title}
          </Title>
          {note !== undefined && <Below id={`${id}-note`}>{note}</Below>}
        </Names>
        <Tools>
          <IconButton
            label={zoomText.out}
            icon={<Minus size={18} strokeWidth={1.5} aria-hidden />}
            aria-disabled={zoom === 'fit' || undefined}
            onClick={smaller}
          />
          <Scale role="status">{zoom === 'fit' ? zoomText.fitted : zoomText.scale(zoom)}</Scale>
          <IconButton label={zoomText.in} icon={<Plus size={18} strokeWidth={1.5} aria-hidden />} onClick={larger} />
          <IconButton
            label={zoomText.fit}
            icon={<Maximize size={18} strokeWidth={1.5} aria-hidden />}
            onClick={() => setZoom('fit')}
          />
        </Tools>
        <IconButton label={commonText.close} icon={<X size={18} strokeWidth={1.5} aria-hidden />} onClick={onClose} />
      </Header>
      <Room ref={room} role="group" aria-label={zoomText.picture} tabIndex={0} data-autofocus>
        {failed ? (
          <Note role="alert">{zoomText.failed}</Note>
        ) : (
          <Picture
            src={url}
            alt={alt}
            draggable={false}
            data-fit={zoom === 'fit' || undefined}
            style={zoom === 'fit' ? undefined : { width: picture.width * zoom, height: picture.height * zoom }}
            onLoad={({ currentTarget }) =>
              setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setFailed(true)}
          />
        )}
      </Room>
    </Wide>
  )
}

/** What was in the middle stays there when the size changes. */
function useMiddleKept(room: RefObject<HTMLElement | null>, zoom: Zoom) {
  const before = useRef({ width: 0, height: 0, left: 0, top: 0 })
  useLayoutEffect(() => {
    const box = room.current
    if (box === null) return
    const { width, height, left, top } = before.current
    const share = (at: number, whole: number, seen: number) => (whole > seen ? (at + seen / 2) / whole : 0.5)
    box.scrollTo({
      left: share(left, width, box.clientWidth) * box.scrollWidth - box.clientWidth / 2,
      top: share(top, height, box.clientHeight) * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    })
    const remember = () => {
      before.current = { width: box.scrollWidth, height: box.scrollHeight, left: box.scrollLeft, top: box.scrollTop }
    }
    remember()
    box.addEventListener('scroll', remember, { passive: true })
    return () => box.removeEventListener('scroll', remember)
  }, [room, zoom])
}
