import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Header, HeaderText, Note as Author, Title } from '#components/overlays/ModalSurface/modalParts.ts'
import { commonText } from '#domain/messages/common.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { Strapline } from './cardParts.ts'
import { Details, Counter, ArtworkArea, StepButton, LightboxDialog, Video, Message, Image } from './lightboxParts.ts'
import { PlatformList } from './PlatformList.tsx'
import { stepIndex, titleOf, type Slide, type ShowcaseArtwork } from './showcaseItems.ts'
import { safeSource } from '#domain/safeHref.ts'

export interface LightboxProps {
  slides: readonly Slide[]
  /** Index of the visible slide. */
  index: number
  onIndexChange: (at: number) => void
  onClose: () => void
  itemUrl: (itemId: string) => string
}

const { lightbox } = showcaseText

/**
 * Modal dialog with the showcase's ads, one at a time and as large as the window allows. Open while mounted. The left
 * and right arrow keys change the slide, wrapping at the ends; Escape closes it and returns focus to the opener. Videos
 * never autoplay.
 */
export function Lightbox({ slides, index, onIndexChange, onClose, itemUrl }: LightboxProps) {
  const id = useId()
  // The URL, and so the prop, updates with a delay: quick steps must add up.
  const requestedIndex = useRef(index)
  useEffect(() => {
    requestedIndex.current = index
  }, [index])
  const slide = slides[index]
  if (slide === undefined) return null

  const { item, artwork, artworkIndex } = slide
  const title = titleOf(item)
  const hasSeveral = slides.length > 1
  const step = (by: 1 | -1) => {
    requestedIndex.current = stepIndex(requestedIndex.current, by, slides.length)
    onIndexChange(requestedIndex.current)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const by =
      event.ctrlKey || event.metaKey || event.altKey || !hasSeveral
        ? undefined
        : ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    // In a video these keys seek.
    if (by === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    step(by)
  }

  return (
    <LightboxDialog
      shape="dialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={hasSeveral ? `${id}-keys` : undefined}
      onKeyDown={handleKeyDown}
    >
      <Header>
        <HeaderText>
          <Title id={`${id}-title`} dir="auto">
            {title}
          </Title>
          {item.author !== null && <Author dir="auto">{shortName(item.author)}</Author>}
        </HeaderText>
        {hasSeveral && <Counter aria-hidden>{lightbox.position(index + 1, slides.length)}</Counter>}
        <Button
          variant="ghost"
          data-square
          aria-label={commonText.close}
          title={commonText.close}
          icon={<X size={18} strokeWidth={1.5} aria-hidden />}
          onClick={onClose}
        />
      </Header>
      <span className="visually-hidden" role="status">
        {hasSeveral && `${lightbox.position(index + 1, slides.length)}: ${showcaseText.book(title, item.author)}`}
      </span>
      <span className="visually-hidden" id={`${id}-keys`}>
        {lightbox.keys}
      </span>
      <ArtworkArea>
        <SlideView key={`${item.id}-${artworkIndex}`} artwork={artwork} title={title} />
        {hasSeveral && (
          <>
            <StepButton
              data-to="previous"
              data-square
              aria-label={lightbox.previous}
              title={lightbox.previous}
              icon={<ChevronLeft size={20} strokeWidth={1.5} aria-hidden />}
              onClick={() => step(-1)}
            />
            <StepButton
              data-to="next"
              data-square
              aria-label={lightbox.next}
              title={lightbox.next}
              icon={<ChevronRight size={20} strokeWidth={1.5} aria-hidden />}
              onClick={() => step(1)}
            />
          </>
        )}
      </ArtworkArea>
      <Details>
        <div>
          {item.strapline !== null && <Strapline dir="auto">{shortName(item.strapline)}</Strapline>}
          <CampaignActions key={item.id} item={item} url={itemUrl(item.id)} />
        </div>
        <PlatformList platforms={item.platforms} />
      </Details>
    </LightboxDialog>
  )
}

/** One artwork in the lightbox. Videos fetch only the poster until played, and stop when the slide changes. */
function SlideView({ artwork, title }: { artwork: ShowcaseArtwork | null; title: string }) {
  const [hasFailed, setFailed] = useState(false)
  const kind = artwork?.kind === 'video' ? 'video' : 'image'
  const source = safeSource(artwork?.url, kind)
  if (source === null) return <Message>{lightbox.noImage}</Message>
  if (hasFailed) return <Message role="alert">{kind === 'video' ? lightbox.videoFailed : lightbox.failed}</Message>

  const name = shortName(artwork?.alt ?? title)
  const handleError = () => setFailed(true)
  if (kind === 'image')
    return <Image src={source} alt={name} decoding="async" draggable={false} onError={handleError} />
  return (
    <Video
      src={source}
      poster={safeSource(artwork?.poster, 'image') ?? undefined}
      aria-label={name}
      tabIndex={0}
      controls
      playsInline
      preload="none"
      onError={handleError}
    />
  )
}
