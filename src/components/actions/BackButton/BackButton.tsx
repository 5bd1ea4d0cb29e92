import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { commonText } from '#domain/messages/common.ts'

export interface BackButtonProps {
  /** Accessible name and tooltip (spec section 2, Layouts). */
  label?: string
  /** Called to go back one page. */
  onClick: () => void
}

/**
 * An arrow button that goes back one page. Name the destination in `label` only if it is always the same.
 * ARIA pattern: button.
 */
export function BackButton({ label = commonText.back, onClick }: BackButtonProps) {
  return (
    <IconButton size="s" label={label} icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} onClick={onClick} />
  )
}
