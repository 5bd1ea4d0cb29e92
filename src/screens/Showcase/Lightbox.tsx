import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Header, Names, Note as Below, Title } from '#components/overlays/ModalSurface/modalParts.ts'
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
  /** Which of them is shown. */
  at: number
  onStep: (at: number) => void
  onClose: () => void
  addressOf: (itemId: string) => string
}

const { lightbox } = showcaseText

/**
 * The ads of the showcase, one at a time, as large as the window has room for (APG: dialog, modal), open while it is mounted.
 * Left and Right show the one before and the one after, round at the ends; Escape closes, and the focus goes back to what
 * opened it. A film plays only when it is told to.
 */
export function Lightbox({ slides, at, onStep, onClose, addressOf }: LightboxProps) {
  const id = useId()
  // The address learns of a step a moment after the key: steps made meanwhile add up.
  const asked = useRef(at)
  useEffect(() => {
    asked.current = at
  }, [at])
  const slide = slides[at]
  if (slide === undefined) return null

  const { item, artwork, art } = slide
  const title = titleOf(item)
  const several = slides.length > 1
  const step = (by: 1 | -1) => {
    asked.current = stepped(asked.current, by, slides.length)
    onStep(asked.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by =
      event.ctrlKey || event.metaKey || event.altKey || !several
        ? undefined
        : ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    // In a film these keys move through it.
    if (by === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    step(by)
  }

  return (
    <Wide
      shape="dialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={several ? `${id}-keys` : undefined}
      onKeyDown={onKeyDown}
    >
      <Header>
        <Names>
          <Title id={`${id}-title`} dir="auto">
            {title}
          </Title>
          {item.author !== null && <Below dir="auto">{item.author}</Below>}
        </Names>
        {several && <Place aria-hidden>{lightbox.place(at + 1, slides.length)}</Place>}
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
        {several && `${lightbox.place(at + 1, slides.length)}: ${showcaseText.book(title, item.author)}`}
      </span>
      <span className="vh" id={`${id}-keys`}>
        {lightbox.keys}
      </span>
      <Room>
        <SlideView key={`${item.id}-${art}`} artwork={artwork} title={title} />
        {several && (
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
          <CampaignWays key={item.id} item={item} address={addressOf(item.id)} />
        </div>
        <PlatformList platforms={item.platforms} />
      </About>
    </Wide>
  )
}
