import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { adsText } from '#domain/messages/ads.ts'
import { shortTooltip } from '#domain/text/shortenText.ts'
import type { AdReasons } from './AdReasons.ts'

interface RejectionReasonProps {
  adId: number
  reasons: Pick<AdReasons, 'onInSight' | 'render'>
  /** After these it is cut, with the whole in a tooltip; the room of two is kept while it loads. */
  maxLines: number
}

/** Why an ad was rejected, in the words of the platform. Asked for once it is in sight. */
export function RejectionReason({ adId, reasons: { onInSight, render }, maxLines }: RejectionReasonProps) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // jsdom has no IntersectionObserver.
    if (line.current === null || typeof IntersectionObserver === 'undefined') {
      onInSight(adId)
      return
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      onInSight(adId)
      observer.disconnect()
    })
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [adId, onInSight])
  return (
    <Reason ref={line} dir="auto" style={{ WebkitLineClamp: maxLines }}>
      {render(adId, (reason) => {
        const text = reason === null ? adsText.noReason : reason
        return text === undefined ? null : <span title={shortTooltip(text)}>{text}</span>
      })}
    </Reason>
  )
}

const Reason = styled.span`
  display: -webkit-box;
  min-height: calc(2 * var(--lh-small));
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
`
