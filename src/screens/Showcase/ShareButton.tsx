import { CheckCheck, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { shareLink, type ShareOutcome } from './shareLink.ts'

export interface ShareButtonProps {
  /** Title of the book whose ad is shared. */
  title: string
  /** Absolute URL. */
  url: string
}

/** How long the button shows the outcome. */
const FEEDBACK_MS = 2500

const OUTCOME_TEXT: Record<ShareOutcome, string | null> = {
  shared: null,
  copied: showcaseText.copied,
  failed: showcaseText.shareFailed,
}

/** Shares a link with the system's share sheet, or copies it, and announces the outcome. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('shared')
  useEffect(() => {
    if (outcome === 'shared') return
    const timer = setTimeout(() => setOutcome('shared'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const feedback = OUTCOME_TEXT[outcome]
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
        {feedback ?? showcaseText.share}
      </Button>
      <span className="visually-hidden" role="status">
        {feedback}
      </span>
    </>
  )
}
