import { ArrowLeft } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { commonText } from '#domain/messages/common.ts'

export interface HomeAndBackProps {
  onGoHome: () => void
  onBack: () => void
}

/** The ways on from a page that leads nowhere: home first, and back to where one came from. */
export function HomeAndBack({ onGoHome, onBack }: HomeAndBackProps) {
  return (
    <>
      <Button variant="primary" onClick={onGoHome}>
        {commonText.goHome}
      </Button>
      <Button icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} onClick={onBack}>
        {commonText.back}
      </Button>
    </>
  )
}
