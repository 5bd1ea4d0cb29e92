import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { commonText } from '#domain/messages/common.ts'

export interface BackButtonProps {
  /** Its name and the words of its tooltip. Default 'Back' (spec section 2, Layouts). */
  label?: string
  /** Goes back one page. */
  onClick: () => void
}

/** The arrow that goes back one page. Name it by where it leads only when that is certain. */
export function BackButton({ label = commonText.back, onClick }: BackButtonProps) {
  return (
    <IconButton size="s" label={label} icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} onClick={onClick} />
  )
}
