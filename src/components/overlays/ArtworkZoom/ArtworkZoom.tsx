import { Maximize, Minus, Plus, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { commonText } from '#domain/messages/common.ts'
import { zoomText } from '#domain/messages/ad.ts'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { shortName } from '#domain/text/shortenText.ts'
import { Header, HeaderText, Note as Description, Title } from '../ModalSurface/modalParts.ts'
import { ErrorNote, ZoomedImage, Viewport, ZoomLevel, Toolbar, FullWindowLayer } from './zoomParts.ts'
import { fitScale, nextZoomIn, nextZoomOut, type Zoom } from './zoomSteps.ts'

export interface ArtworkZoomProps {
  /** URL of the image. */
  url: string
  /** Alternative text of the image. */
  alt: string
  /** Visible title and accessible name of the dialog. */
  title: string
  /** One line below the title, such as the image size. @default none */
  note?: string | undefined
  /** Called on Escape or the close button; unmount it then. */
  onClose: () => void
}

/**
 * A zoomable image over the page, open while it is mounted. Plus and minus step through fixed zoom levels, 0 fits the
 * image to the window, arrow keys and wheel scroll it.
 * ARIA pattern: dialog (modal).
 */
export function ArtworkZoom({ url, alt, title, note, onClose }: ArtworkZoomProps) {
  const id = useId()
  const viewport = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [imageSize, setImageSize] = useState({ width: 0, height: 0 })
  const [hasFailed, setHasFailed] = useState(false)
  useKeepCentre(viewport, zoom)

  const getFitScale = () =>
    fitScale(imageSize, {
      width: viewport.current?.clientWidth ?? 0,
      height: viewport.current?.clientHeight ?? 0,
    }) ?? 1
  const zoomIn = () => setZoom((current) => nextZoomIn(current, getFitScale()))
  const zoomOut = () => setZoom((current) => nextZoomOut(current, getFitScale()))
  const fitToWindow = () => setZoom('fit')
  const handleKeyDown = (event: KeyboardEvent) => {
    const action =
      event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fitToWindow }[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  return (
    <FullWindowLayer
      shape="dialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      onKeyDown={handleKeyDown}
    >
      <Header>
        <HeaderText>
          <Title id={`${id}-title`} dir="auto">
            {shortName(title)}
          </Title>
          {note !== undefined && <Description id={`${id}-note`}>{note}</Description>}
        </HeaderText>
        <Toolbar>
          <IconButton
            label={zoomText.out}
            icon={<Minus size={18} strokeWidth={1.5} aria-hidden />}
            aria-disabled={zoom === 'fit' || undefined}
            onClick={zoomOut}
          />
          <ZoomLevel role="status">{zoom === 'fit' ? zoomText.fits : zoomText.scale(zoom)}</ZoomLevel>
          <IconButton label={zoomText.in} icon={<Plus size={18} strokeWidth={1.5} aria-hidden />} onClick={zoomIn} />
          <IconButton
            label={zoomText.fit}
            icon={<Maximize size={18} strokeWidth={1.5} aria-hidden />}
            onClick={fitToWindow}
          />
        </Toolbar>
        <IconButton label={commonText.close} icon={<X size={18} strokeWidth={1.5} aria-hidden />} onClick={onClose} />
      </Header>
      <Viewport ref={viewport} role="group" aria-label={zoomText.imageHelp} tabIndex={0} data-autofocus>
        {hasFailed ? (
          <ErrorNote role="alert">{zoomText.failed}</ErrorNote>
        ) : (
          <ZoomedImage
            src={url}
            alt={shortName(alt)}
            draggable={false}
            data-fit={zoom === 'fit' || undefined}
            style={zoom === 'fit' ? undefined : { width: imageSize.width * zoom, height: imageSize.height * zoom }}
            onLoad={({ currentTarget }) =>
              setImageSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setHasFailed(true)}
          />
        )}
      </Viewport>
    </FullWindowLayer>
  )
}

/** Keeps the centre of the view in place when the zoom changes. */
function useKeepCentre(viewport: RefObject<HTMLElement | null>, zoom: Zoom) {
  const previous = useRef({ width: 0, height: 0, left: 0, top: 0 })
  useLayoutEffect(() => {
    const element = viewport.current
    if (element === null) return
    const { width, height, left, top } = previous.current
    const centreShare = (scrolled: number, total: number, visible: number) =>
      total > visible ? (scrolled + visible / 2) / total : 0.5
    element.scrollTo({
      left: centreShare(left, width, element.clientWidth) * element.scrollWidth - element.clientWidth / 2,
      top: centreShare(top, height, element.clientHeight) * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    })
    const savePosition = () => {
      previous.current = {
        width: element.scrollWidth,
        height: element.scrollHeight,
        left: element.scrollLeft,
        top: element.scrollTop,
      }
    }
    savePosition()
    element.addEventListener('scroll', savePosition, { passive: true })
    return () => element.removeEventListener('scroll', savePosition)
  }, [viewport, zoom])
}
