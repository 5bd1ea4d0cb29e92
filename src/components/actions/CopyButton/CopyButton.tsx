import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText as says } from '#domain/messages/common.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx'
import { copyText } from '#components/lib/copyText.ts'

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string
  /** The verb: 'Copy details'. */
  label: string
  variant?: Extract<ButtonVariant, 'quiet' | 'ghost'>
  size?: Extract<ButtonSize, 'm' | 's'>
}

/** Milliseconds for which the button says how it went. */
const TOLD_MS = 2500

/** Copies a text and says so, to screen readers too (APG: button). Its width stays while it speaks. */
export function CopyButton({ text, label, variant = 'quiet', size = 'm' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ copied: boolean } | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), TOLD_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const said = outcome === null ? null : outcome.copied ? says.copied : says.failed
  const Icon = outcome?.copied === true ? Check : Copy
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
        // Keeps the room of the other word.
        busyLabel={said === null ? says.copied : label}
        onClick={() => void copyText(text).then((copied) => setOutcome({ copied }))}
      >
        {said ?? label}
      </Button>
      <span className="vh" role="status">
        {said}
      </span>
    </>
  )
}
