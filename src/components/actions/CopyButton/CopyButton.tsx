import { Check, Copy } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { copyText as messages } from '#domain/messages/common.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx'
import { copyToClipboard } from '#components/lib/copyToClipboard.ts'
import { StillContext } from '#components/lib/StillContext.ts'

export interface CopyButtonProps {
  /** Text to copy. */
  text: string
  /** Label of the button: 'Copy details'. */
  label: string
  /** `ghost` beside another button. */
  variant?: Extract<ButtonVariant, 'quiet' | 'ghost'>
  /** 'm' is 36 px high, 's' 30 px. */
  size?: Extract<ButtonSize, 'm' | 's'>
}

/** How long the button shows the result. */
const RESULT_MS = 2500

/**
 * Copies a text to the clipboard, then shows and announces the result for a moment, at the same width.
 * ARIA pattern: button.
 */
export function CopyButton({ text, label, variant = 'quiet', size = 'm' }: CopyButtonProps) {
  const [result, setResult] = useState<{ isCopied: boolean } | null>(null)
  const isStill = use(StillContext)
  useEffect(() => {
    if (result === null || isStill) return
    const timer = setTimeout(() => setResult(null), RESULT_MS)
    return () => clearTimeout(timer)
  }, [result, isStill])

  const resultText = result === null ? null : result.isCopied ? messages.copied : messages.failed
  const Icon = result?.isCopied === true ? Check : Copy
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
        // Reserves the width of the other label.
        busyLabel={resultText === null ? messages.copied : label}
        onClick={() => void copyToClipboard(text).then((isCopied) => setResult({ isCopied }))}
      >
        {resultText ?? label}
      </Button>
      <span className="visually-hidden" role="status">
        {resultText}
      </span>
    </>
  )
}
