import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '#components/Button/Button.tsx'
import { shellText } from '#domain/messages/shell.ts'

/** The way out of the secondary layout (spec section 2). */
export function BackToDashboard() {
  return (
    <Button as={Link} to="/dashboard" variant="ghost" icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} aria-label={shellText.backToDashboard}>
      {shellText.backToDashboard}
    </Button>
  )
}
