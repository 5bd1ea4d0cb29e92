import { styled } from 'styled-components'
import type { Showcase } from '#api/schemas/public.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { PLATFORMS, platformNames, type PlatformOrAll } from '#domain/platforms.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { Cards } from './cardParts.ts'
import { ShowcaseCard } from './ShowcaseCard.tsx'
import { countByPlatform, itemsOnPlatform, findSlideIndex, slidesOf } from './showcaseItems.ts'
import { ShowcaseLedge } from './ShowcaseLedge.tsx'
import type { ShowcaseScreenProps } from './ShowcaseScreenProps.ts'

const Lightbox = lazyComponent(() => import('./Lightbox.tsx').then((module) => module.Lightbox))

interface ShowcaseContentProps extends Omit<ShowcaseScreenProps, 'showcase'> {
  items: Showcase['items']
}

/** Shelf of books, platform filter and campaign cards, plus the lightbox if the URL names a campaign. */
export function ShowcaseContent({
  items,
  view,
  onPlatform,
  onOpen,
  onShowArtwork,
  onClose,
  itemUrl,
}: ShowcaseContentProps) {
  const { noneOn } = showcaseText
  const visibleItems = itemsOnPlatform(items, view.platform)
  const isVisible = visibleItems.some(({ id }) => id === view.item)
  // A link to a campaign overrides a filter that hides it.
  const slides = slidesOf(isVisible ? visibleItems : items)
  const slideIndex = view.item === null ? -1 : findSlideIndex(slides, view.item, view.art)
  return (
    <>
      {/* Preloads the lightbox when a link that opens it is hovered or focused. */}
      <div onPointerOver={Lightbox.preload} onFocus={Lightbox.preload}>
        <ShowcaseLedge items={items} itemUrl={itemUrl} onOpen={onOpen} />
        <FilterBar>
          <PlatformFilter items={items} platform={view.platform} onPlatform={onPlatform} />
          <span className="visually-hidden" role="status">
            {view.platform !== 'all' && showcaseText.shownCount(visibleItems.length)}
          </span>
          <GoneNotice role="status">{view.item !== null && slideIndex === -1 && showcaseText.campaignGone}</GoneNotice>
        </FilterBar>
        {visibleItems.length === 0 ? (
          <Empty
            title={noneOn.title(platformNames[view.platform])}
            headingLevel={2}
            action={<Button onClick={() => onPlatform('all')}>{noneOn.action}</Button>}
          >
            {noneOn.text}
          </Empty>
        ) : (
          <Cards aria-label={showcaseText.campaigns}>
            {visibleItems.map((item) => (
              <ShowcaseCard key={item.id} item={item} url={itemUrl(item.id)} onOpen={() => onOpen(item.id)} />
            ))}
          </Cards>
        )}
      </div>
      {slideIndex !== -1 && (
        <Lightbox
          slides={slides}
          index={slideIndex}
          onIndexChange={(next) => {
            const slide = slides[next]
            if (slide !== undefined) onShowArtwork(slide.item.id, slide.artworkIndex)
          }}
          onClose={onClose}
          itemUrl={itemUrl}
        />
      )}
    </>
  )
}

function PlatformFilter({
  items,
  platform,
  onPlatform,
}: {
  items: Showcase['items']
  platform: PlatformOrAll
  onPlatform: (platform: PlatformOrAll) => void
}) {
  const counts = countByPlatform(items)
  const options = [
    { value: 'all' as PlatformOrAll, label: showcaseText.allPlatforms, count: counts.all },
    ...PLATFORMS.map((value) => ({
      value,
      label: platformNames[value],
      icon: <PlatformMark platform={value} />,
      count: counts[value],
    })),
  ]
  return <SegmentedControl label={showcaseText.platform} options={options} value={platform} onChange={onPlatform} />
}

const FilterBar = styled.div`
  display: grid;
  justify-items: center;
  margin-bottom: var(--sp-8);
`

const GoneNotice = styled.p`
  color: var(--text-2);
  text-align: center;

  &:not(:empty) {
    margin-top: var(--sp-4);
  }
`
