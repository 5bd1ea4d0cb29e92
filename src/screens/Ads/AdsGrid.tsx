import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import { adsText } from '#domain/messages/ads.ts'
import { tableText } from '#domain/messages/data.ts'
import type { AdsListProps } from './AdsListProps.ts'
import { AdTile } from './AdTile.tsx'
import { Shelves } from './Shelves.ts'

/** Tiles that are drawn at first, and more each time the end comes near. */
const STEP = 48

/** Ads as artwork on shelves; more are drawn as the end comes near, or by the button for whoever has no wheel. */
export function AdsGrid({ lines, order, loading, withTitle, countryNames, adHref, renderLink }: AdsListProps) {
  const [drawn, setDrawn] = useState({ order, count: STEP })
  // Another filter or sort begins at the top again.
  if (drawn.order !== order) setDrawn({ order, count: STEP })
  const stage = useMedia(SMALL) ? 150 : 222
  const total = order.indices.length
  const count = Math.min(drawn.count, total)
  const more = () => setDrawn((before) => ({ ...before, count: before.count + STEP }))

  return (
    <>
      <p className="vh" role="status">
        {tableText.status({ rows: total, noun: adsText.noun, loading, sortedBy: null })}
      </p>
      <Shelves aria-label={adsText.list}>
        {Array.from(order.indices.subarray(0, count), (at) => {
          const line = lines[at]
          return (
            line && (
              <AdTile
                key={line.ad.id}
                line={line}
                withTitle={withTitle}
                countryNames={countryNames}
                stage={stage}
                href={adHref(line.ad.id)}
                renderLink={renderLink}
              />
            )
          )
        })}
      </Shelves>
      {count < total && <More key={count} left={Math.min(STEP, total - count)} onMore={more} />}
    </>
  )
}

/** Draws more when it comes within a screen of sight. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const draw = useRef(onMore)
  useEffect(() => {
    draw.current = onMore
  }, [onMore])
  useEffect(() => {
    // Absent in jsdom.
    if (place.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && draw.current(), {
      rootMargin: '100% 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <End ref={place}>
      <Button onClick={onMore}>{adsText.showMore(left)}</Button>
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
  padding-top: var(--sp-8);
`
