import { CheckCheck, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { shareLink, type ShareOutcome } from './shareLink.ts'

export interface ShareButtonProps {
  /** Of the book whose ad is shared. */
  title: string
  /** The whole address. */
  url: string
}

/** Milliseconds for which the button says how it went. */
const TOLD_MS = 2500

const SAYS: Record<ShareOutcome, string | null> = {
  shared: null,
  copied: showcaseText.copied,
  failed: showcaseText.shareFailed,
}

/** Shares a link by the system's sheet, or copies it and says so, to screen readers too (APG: button). */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('shared')
  useEffect(() => {
    if (outcome === 'shared') return
    const timer = setTimeout(() => setOutcome('shared'), TOLD_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const said = SAYS[outcome]
  const Icon = outcome === 'copied' ? CheckCheck : Share2
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon={<Icon size={14} strokeWidth={1.5} aria-hidden />}
        aria-label={showcaseText.shareNamed(title)}
        onClick={() => void shareLink({ title: showcaseText.shareTitle(title), url }).then(setOutcome)}
      >
        {said ?? showcaseText.share}
      </Button>
      <span className="vh" role="status">
        {said}
      </span>
    </>
  )
}
