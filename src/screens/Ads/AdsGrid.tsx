import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { adsText } from '#domain/messages/ads.ts'
import { tableText } from '#domain/messages/data.ts'
import type { AdsListProps } from './AdsListProps.ts'
import { AdTile, STAGE_HEIGHT_PX } from './AdTile.tsx'
import { Shelves } from './Shelves.ts'
import { tileFigureKey } from './tileFigure.ts'

/** Number of tiles rendered at first and added each time. */
const BATCH_SIZE = 48

interface AdsGridProps extends AdsListProps {
  /** Selects or deselects an ad; keep it stable. */
  onToggle: (id: RowId) => void
}

/** Ads as artwork on shelves. More tiles render as the end scrolls near, or with a button for keyboard users. */
export function AdsGrid({
  lines,
  scope,
  order,
  view,
  isComplete,
  loading,
  withTitle,
  countryNames,
  reasons,
  selected,
  onToggle,
  adHref,
  renderLink,
}: AdsGridProps) {
  const [rendered, setRendered] = useState({ order, count: BATCH_SIZE })
  // A new filter or sort starts over.
  if (rendered.order !== order) setRendered({ order, count: BATCH_SIZE })
  const stage = useMediaQuery(SMALL_SCREEN) ? STAGE_HEIGHT_PX.small : STAGE_HEIGHT_PX.large
  const total = order.indices.length
  const count = Math.min(rendered.count, total)
  const handleMore = () => setRendered((previous) => ({ ...previous, count: previous.count + BATCH_SIZE }))

  return (
    <>
      <p className="visually-hidden" role="status">
        {tableText.status({ rows: total, noun: adsText.noun, loading, isPartial: !isComplete, sortedBy: null })}
      </p>
      <p className="visually-hidden" role="status">
        {tableText.selected(selected.size, adsText.noun)}
      </p>
      <Shelves aria-label={adsText.list} data-selecting={selected.size > 0 || undefined}>
        {Array.from(order.indices.subarray(0, count), (index) => {
          const line = lines[index]
          return (
            line && (
              <AdTile
                key={`${scope} ${line.ad.id}`}
                line={line}
                withTitle={withTitle}
                countryNames={countryNames}
                reasons={reasons}
                figure={tileFigureKey(view.sort)}
                stageHeightPx={stage}
                isSelected={selected.has(line.ad.id)}
                onToggle={onToggle}
                href={adHref(line.ad.id)}
                renderLink={renderLink}
              />
            )
          )
        })}
      </Shelves>
      {count < total && <LoadMore key={count} count={Math.min(BATCH_SIZE, total - count)} onMore={handleMore} />}
    </>
  )
}

/** Requests more tiles when it comes within one screen of the viewport. */
function LoadMore({ count, onMore }: { count: number; onMore: () => void }) {
  const container = useRef<HTMLDivElement>(null)
  const latestOnMore = useRef(onMore)
  useEffect(() => {
    latestOnMore.current = onMore
  }, [onMore])
  useEffect(() => {
    // jsdom has no IntersectionObserver.
    if (container.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && latestOnMore.current(), {
      rootMargin: '100% 0px',
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Container ref={container}>
      <Button onClick={onMore}>{adsText.showMore(count)}</Button>
    </Container>
  )
}

const Container = styled.div`
  display: grid;
  justify-items: center;
  padding-top: var(--sp-8);
`
