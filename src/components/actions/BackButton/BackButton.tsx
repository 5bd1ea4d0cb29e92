import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { commonText } from '#domain/messages/common.ts'

export interface BackButtonProps {
  /** Called to go back one page. */
  onClick: () => void
}

/**
 * An arrow button that goes back one page (spec section 2, Layouts).
 * ARIA pattern: button.
 */
export function BackButton({ onClick }: BackButtonProps) {
  return (
    <IconButton
      size="s"
      label={commonText.back}
      icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}
      onClick={onClick}
    />
  )
}
