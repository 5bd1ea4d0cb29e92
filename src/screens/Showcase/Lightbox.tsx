import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Header, Names, Note as Author, Title } from '#components/overlays/ModalSurface/modalParts.ts'
import { commonText } from '#domain/messages/common.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { CampaignWays } from './CampaignWays.tsx'
import { Strapline } from './cardParts.ts'
import { About, Place, Room, Turn, Wide } from './lightboxParts.ts'
import { PlatformList } from './PlatformList.tsx'
import { stepped, titleOf, type Slide } from './showcaseItems.ts'
import { SlideView } from './SlideView.tsx'

export interface LightboxProps {
  slides: readonly Slide[]
  /** Index of the visible slide. */
  at: number
  onStep: (at: number) => void
  onClose: () => void
  addressOf: (itemId: string) => string
}

const { lightbox } = showcaseText

/**
 * Modal dialog with the showcase's ads, one at a time and as large as the window allows. Open while mounted. The left and
 * right arrow keys change the slide, wrapping at the ends; Escape closes it and returns focus to the opener. Videos never
 * autoplay.
 */
export function Lightbox({ slides, at, onStep, onClose, addressOf }: LightboxProps) {
  const id = useId()
  // The URL, and so the prop, updates with a delay: quick steps must add up.
  const requestedIndex = useRef(at)
  useEffect(() => {
    requestedIndex.current = at
  }, [at])
  const slide = slides[at]
  if (slide === undefined) return null

  const { item, artwork, art } = slide
  const title = titleOf(item)
  const hasSeveral = slides.length > 1
  const step = (by: 1 | -1) => {
    requestedIndex.current = stepped(requestedIndex.current, by, slides.length)
    onStep(requestedIndex.current)
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
    <Wide
      shape="dialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={hasSeveral ? `${id}-keys` : undefined}
      onKeyDown={handleKeyDown}
    >
      <Header>
        <Names>
          <Title id={`${id}-title`} dir="auto">
            {title}
          </Title>
          {item.author !== null && <Author dir="auto">{item.author}</Author>}
        </Names>
        {hasSeveral && <Place aria-hidden>{lightbox.place(at + 1, slides.length)}</Place>}
        <Button
          variant="ghost"
          data-square
          aria-label={commonText.close}
          title={commonText.close}
          icon={<X size={18} strokeWidth={1.5} aria-hidden />}
          onClick={onClose}
        />
      </Header>
      <span className="vh" role="status">
        {hasSeveral && `${lightbox.place(at + 1, slides.length)}: ${showcaseText.book(title, item.author)}`}
      </span>
      <span className="vh" id={`${id}-keys`}>
        {lightbox.keys}
      </span>
      <Room>
        <SlideView key={`${item.id}-${art}`} artwork={artwork} title={title} />
        {hasSeveral && (
          <>
            <Turn
              data-to="previous"
              data-square
              aria-label={lightbox.previous}
              title={lightbox.previous}
              icon={<ChevronLeft size={20} strokeWidth={1.5} aria-hidden />}
              onClick={() => step(-1)}
            />
            <Turn
              data-to="next"
              data-square
              aria-label={lightbox.next}
              title={lightbox.next}
              icon={<ChevronRight size={20} strokeWidth={1.5} aria-hidden />}
              onClick={() => step(1)}
            />
          </>
        )}
      </Room>
      <About>
        <div>
          {item.strapline !== null && <Strapline dir="auto">{item.strapline}</Strapline>}
          <CampaignWays key={item.id} item={item} url={addressOf(item.id)} />
        </div>
        <PlatformList platforms={item.platforms} />
      </About>
    </Wide>
  )
}
